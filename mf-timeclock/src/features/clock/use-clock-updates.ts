import { useConnected, useSubscription } from '@timetrack/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Timeclock_Home_WatchOwnClockSubscription } from '../../gql/graphql.js';
import { WatchClockStatus, WatchOwnClock } from './clock.graphql.js';

/** When everyone clocks in at seven in the morning, the screen refreshes once a second, not once per person. */
const refreshInterval = 1_000;

/** A gateway that shuts down gracefully ends its subscriptions. This gives it time to restart. */
const defaultRestartDelay = 5_000;

/** Calls back when anyone's clock state changes, and whenever a change may have been missed while disconnected. */
export function useClockUpdates(onChange: () => void, restartDelay = defaultRestartDelay): void {
  const refresh = useThrottled(onChange, refreshInterval);
  const restartLater = useRestart(() => {
    restart();
    refresh();
  }, restartDelay);
  const { restart } = useSubscription(WatchClockStatus, {
    onData: refresh,
    onComplete: restartLater,
    onError: restartLater,
    ignoreResults: true,
  });
  useConnected(refresh);
  useWhenOnline(true, refresh);
}

type OwnTimesheet = Timeclock_Home_WatchOwnClockSubscription['myClockChanged']['timesheet'];

interface OwnClockOptions {
  /** False during a request, whose response may be older or newer than an event. Events then wait. */
  readonly isSettled: boolean;
  readonly restartDelay?: number;
}

/**
 * Calls back with the user's timesheet in progress whenever another tab, another device or a manager has changed it. The
 * gateway also sends it when the subscription starts, so a reconnection misses nothing.
 */
export function useOwnClockUpdates(
  onChange: (timesheet: OwnTimesheet) => void,
  { isSettled, restartDelay = defaultRestartDelay }: OwnClockOptions,
): void {
  const waiting = useRef<{ readonly timesheet: OwnTimesheet }>(undefined);
  const deliver = useEffectEvent(() => {
    const event = waiting.current;
    waiting.current = undefined;
    if (event) onChange(event.timesheet);
  });
  useEffect(() => {
    if (isSettled) deliver();
  }, [isSettled]);
  const restartLater = useRestart(() => restart(), restartDelay);
  const { restart } = useSubscription(WatchOwnClock, {
    onData: ({ data }) => {
      if (!data.data) return;
      const { timesheet } = data.data.myClockChanged;
      if (isSettled) onChange(timesheet);
      else waiting.current = { timesheet };
    },
    onComplete: restartLater,
    onError: restartLater,
    ignoreResults: true,
  });
}

function useRestart(restart: () => void, delay: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(restart, delay);
  };
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

/** Calls `action` immediately, then at most once every `interval` milliseconds. The last call is never dropped. */
export function useThrottled(action: () => void, interval: number): () => void {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function run(): void {
    isPending.current = false;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isPending.current) run();
    }, interval);
    latest.current();
  }

  return () => {
    if (timer.current === undefined) run();
    else isPending.current = true;
  };
}
