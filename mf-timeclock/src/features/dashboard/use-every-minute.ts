import { useEffect, useEffectEvent } from 'react';

const minute = 60_000;

/** Calls back every minute while it is wanted and somebody can see the page. */
export function useEveryMinute(wanted: boolean, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act();
    }, minute);
    return () => clearInterval(timer);
  }, [wanted]);
}
