import { useSyncExternalStore } from 'react';

const phones = '(width < 768px)';

/** Whether the window is narrower than 768 pixels. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(phones).matches);
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(phones);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
