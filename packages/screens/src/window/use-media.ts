import { useCallback, useSyncExternalStore } from 'react';

/** True on a screen narrower than 768 pixels. */
export const useIsPhone = (): boolean => useMedia('(width < 768px)');

/** Whether the window matches a media query now. */
export function useMedia(query: string): boolean {
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
