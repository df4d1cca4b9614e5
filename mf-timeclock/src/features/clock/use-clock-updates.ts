import { useConnected, useSubscription } from '@timetrack/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { WatchClockStatus } from './clock.graphql.js';
import { useThrottled } from './use-throttled.js';

/** When everyone clocks in at seven in the morning, the screen refreshes once a second, not once per person. */
const refreshInterval = 1_000;

/** A gateway that shuts down gracefully ends its subscriptions. This gives it time to restart. */
const defaultRestartDelay = 5_000;

/** Calls back when anyone's clock state changes, and whenever a change may have been missed while disconnected. */
export function useClockUpdates(onChange: () => void, restartDelay = defaultRestartDelay): void {
  const refresh = useThrottled(onChange, refreshInterval);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restartLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      restart();
      refresh();
    }, restartDelay);
  };
  const { restart } = useSubscription(WatchClockStatus, {
    onData: refresh,
    onComplete: restartLater,
    onError: restartLater,
    ignoreResults: true,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useConnected(refresh);
  useWhenOnline(true, refresh);
}

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
