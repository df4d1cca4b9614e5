import { useCallback, useSyncExternalStore } from 'react';
import { type Day, today } from './calendar.js';

const minute = 60_000;

/** The organization's day. It turns at midnight there, or as soon as a page that slept over it is in sight again. */
export function useToday(timeZone: string): Day {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => today(timeZone), [timeZone]),
  );
}

/** On the beat of the minute, on which every zone has its midnight. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const beat = () => {
    timer = setTimeout(
      () => {
        listener();
        beat();
      },
      minute - (Date.now() % minute),
    );
  };
  beat();
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
