import { serverNow } from '@timetrack/contracts';
import { useMemo, useSyncExternalStore } from 'react';

const second = 1_000;

let now = serverNow();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The current time by the server's clock, updated every `step` milliseconds (by default, every second). All callers share one timer. */
export function useNow(step = second): Date {
  const read = useMemo(() => createStepReader(step), [step]);
  return useSyncExternalStore(subscribe, read);
}

/** A value derived from the current time. The component renders again only when the value changes. */
export function useFromNow<Value extends string | number | boolean>(derive: (now: Date) => Value): Value {
  return useSyncExternalStore(subscribe, () => derive(readClock()));
}

function createStepReader(step: number): () => Date {
  let current = readClock();
  return () => {
    const latest = readClock();
    if (Math.floor(latest.getTime() / step) !== Math.floor(current.getTime() / step)) current = latest;
    return current;
  };
}

/** Without listeners, the shared clock does not run, so the first call sets it. */
function readClock(): Date {
  const latest = serverNow();
  if (listeners.size === 0 && Math.abs(latest.getTime() - now.getTime()) >= second) now = latest;
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  readClock();
  scheduleNextSecond();
  document.addEventListener('visibilitychange', tick);
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', tick);
}

function scheduleNextSecond(): void {
  timer = setTimeout(
    () => {
      tick();
      scheduleNextSecond();
    },
    second - (serverNow().getTime() % second),
  );
}

/** Browsers slow down the timers of hidden pages, so a page that becomes visible again updates immediately. */
function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
