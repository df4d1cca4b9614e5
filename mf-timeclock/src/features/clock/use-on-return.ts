import { useConnected } from '@timetrack/client';
import { useEffect, useEffectEvent, useRef } from 'react';

/** What was loaded a moment ago, for example when the page was opened, is not loaded again. */
const leastAway = 60_000;

/**
 * Calls back when the user returns to the page or the socket connects again, at least a minute after the last time. A phone
 * keeps a page for days, and sends no events to it while it is locked.
 */
export function useOnReturn(onReturn: () => void): void {
  const since = useRef(0);
  const notify = useEffectEvent(() => {
    if (Date.now() - since.current < leastAway) return;
    since.current = Date.now();
    onReturn();
  });
  useEffect(() => {
    since.current = Date.now();
    const listener = () => {
      if (document.visibilityState === 'visible') notify();
    };
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  useConnected(() => notify());
}
