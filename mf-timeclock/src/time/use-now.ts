import { useSyncExternalStore } from 'react';

const second = 1_000;

let now = new Date();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The present instant, new every second: one timer for everything on the page, on the second's beat. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, present);
}

/** A part of the present that changes less often than it, so that nothing is drawn again meanwhile. */
export function useFromNow<Part extends string | number | boolean>(read: (now: Date) => Part): Part {
  return useSyncExternalStore(subscribe, () => read(present()));
}

/** While nobody listens the clock stands still: the first to look sets it. */
function present(): Date {
  if (listeners.size === 0 && Math.abs(Date.now() - now.getTime()) >= second) now = new Date();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    present();
    beat();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function beat(): void {
  timer = setTimeout(
    () => {
      now = new Date();
      for (const listener of listeners) listener();
      beat();
    },
    second - (Date.now() % second),
  );
}
