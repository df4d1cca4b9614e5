import { useSyncExternalStore } from 'react';

const phoneQuery = '(max-width: 767px)';

/** True on a screen narrower than 768 pixels. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, matchesPhone);
}

function matchesPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(phoneQuery).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
