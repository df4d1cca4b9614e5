import { useSyncExternalStore } from 'react';

let space = 0;
const listeners = new Set<() => void>();

/**
 * Says how many pixels at the top of the window the notification takes; 0 without one. It is a variable and not a custom property of the page,
 * because the browser would compute the styles of all elements again.
 */
export function setToastSpace(pixels: number): void {
  if (pixels === space) return;
  space = pixels;
  // What the notification moves down stays below it: the browser must not scroll to make up for it.
  document.documentElement.style.overflowAnchor = pixels > 0 ? 'none' : '';
  for (const listener of listeners) listener();
}

/** The height of the space at the top of the window that must not contain controls, in pixels. */
export function useToastSpace(): number {
  return useSyncExternalStore(
    subscribe,
    () => space,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
