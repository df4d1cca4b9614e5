import { useEffect, useState } from 'react';

/** How many rows get their cells in one frame: few enough for a slow computer. */
const rowsPerFrame = 2;

/** A board that opens with more rows than this shows the cells of the others over the next frames. */
export const rowsAtOnce = 6;

const waiting = new Set<() => void>();

function showNext(): void {
  for (const show of [...waiting].slice(0, rowsPerFrame)) {
    waiting.delete(show);
    show();
  }
  if (waiting.size > 0) requestAnimationFrame(showNext);
}

/**
 * Spreads the cells of many new rows over several frames: jumping to another part of 500 people replaces all visible rows,
 * and rendering them at once would block the page. Returns whether this row has its turn.
 */
export function useStaggered(isStaggered: boolean): boolean {
  const [isShown, setShown] = useState(!isStaggered);
  useEffect(() => {
    if (isShown) return;
    const show = () => setShown(true);
    if (waiting.size === 0) requestAnimationFrame(showNext);
    waiting.add(show);
    return () => {
      waiting.delete(show);
    };
  }, [isShown]);
  return isShown;
}
