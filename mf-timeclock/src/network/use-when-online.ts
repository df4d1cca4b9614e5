import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser is online again, while somebody waits for it. */
export function useWhenOnline(waiting: boolean, onOnline: () => void): void {
  const notify = useEffectEvent(onOnline);
  useEffect(() => {
    if (!waiting) return;
    const listener = () => notify();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [waiting]);
}
