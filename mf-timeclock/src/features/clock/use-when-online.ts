import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser is back online, while `enabled`. */
export function useWhenOnline(enabled: boolean, onOnline: () => void): void {
  const notify = useEffectEvent(onOnline);
  useEffect(() => {
    if (!enabled) return;
    const listener = () => notify();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [enabled]);
}
