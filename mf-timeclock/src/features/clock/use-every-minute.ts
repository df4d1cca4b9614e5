import { useEffect, useEffectEvent } from 'react';

const minute = 60_000;

/** Calls back every minute while `enabled` and while the page is visible. */
export function useEveryMinute(enabled: boolean, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act();
    }, minute);
    return () => clearInterval(timer);
  }, [enabled]);
}
