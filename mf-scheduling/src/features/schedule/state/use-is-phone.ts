import { useCallback, useSyncExternalStore } from 'react';

/** True on a screen narrower than 768 pixels. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 767px)');
}

/** True if the main pointer is a finger. */
export function useIsTouch(): boolean {
  return useMedia('(pointer: coarse)');
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches);
}
