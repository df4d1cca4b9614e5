import { useEffect, useEffectEvent, useRef } from 'react';

/** So many milliseconds an answer counts as fresh. */
const fresh = 60_000;

/** What `useQuery` tells about what is shown. */
interface Reading {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Reads again what was left open, once somebody looks at it: the tab comes into sight, or the browser is online again,
 * and the last answer is more than a minute old. Nothing is read by a timer. When it fails, what is shown stays.
 */
export function useFreshness({ loading, error, refetch }: Reading): void {
  const readAt = useRef(0);
  useEffect(() => {
    if (!loading && !error) readAt.current = Date.now();
  }, [loading, error]);
  const look = useEffectEvent(() => {
    const unseen = document.visibilityState === 'hidden';
    if (!unseen && !loading && Date.now() - readAt.current > fresh) void refetch().catch(() => undefined);
  });
  useEffect(() => {
    const listener = () => look();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  }, []);
}
