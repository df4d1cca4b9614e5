import { useConnected, useSubscription } from '@timetrack/client';
import { useEffect, useRef } from 'react';
import { useWhenOnline } from '../../network/use-when-online.js';
import { WatchClockStatus } from './dashboard.graphql.js';
import { useCalmly } from './use-calmly.js';

/** At seven in the morning everybody clocks in at once: the screen reads again once a second, not once a person. */
const pause = 1_000;

/** A server that shuts down in good order ends its subscriptions; this is how long to leave it alone. */
const usualPauseAfterTheEnd = 5_000;

/** Calls back when somebody's clock changed, and whenever one may have been missed: until the connection stood. */
export function useLive(onChange: () => void, pauseAfterTheEnd = usualPauseAfterTheEnd): void {
  const calmly = useCalmly(onChange, pause);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startAgain = () => {
    clearTimeout(again.current);
    again.current = setTimeout(() => {
      restart();
      calmly();
    }, pauseAfterTheEnd);
  };
  const { restart } = useSubscription(WatchClockStatus, {
    onData: calmly,
    onComplete: startAgain,
    onError: startAgain,
    ignoreResults: true,
  });
  useEffect(() => () => clearTimeout(again.current), []);
  useConnected(calmly);
  useWhenOnline(true, calmly);
}
