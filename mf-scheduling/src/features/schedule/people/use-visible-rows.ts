import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';

/** Up to this number, all rows are rendered, so that the browser's search finds every name. */
const virtualizeAbove = 60;

interface VisibleRow {
  readonly index: number;
  readonly top: number;
  readonly height: number;
}

interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  readonly height: number;
  readonly isVirtual: boolean;
  readonly scrollTo: (index: number) => void;
}

/**
 * The rows to render, out of possibly thousands.
 *
 * @param kept the indexes of rows that stay rendered when they are scrolled out of view, as the one with the focus does
 */
export function useVisibleRows(
  heights: readonly number[],
  scroller: RefObject<HTMLElement | null>,
  kept: readonly number[],
): VisibleRows {
  const isVirtual = heights.length > virtualizeAbove;
  const virtualizer = useVirtualizer({
    count: isVirtual ? heights.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: 3,
    // Lets React render the rows with other updates instead of within each scroll event.
    useFlushSync: false,
    rangeExtractor: (range) => withKept(range, kept),
  });
  useEffect(() => {
    if (heights.length > 0) virtualizer.measure();
  }, [virtualizer, heights]);
  const all = useMemo(() => (isVirtual ? [] : stackRows(heights)), [isVirtual, heights]);
  const scrollTo = useCallback(
    (index: number) => {
      if (isVirtual) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [isVirtual, virtualizer],
  );
  if (!isVirtual) return { rows: all, height: heights.reduce((sum, height) => sum + height, 0), isVirtual, scrollTo };
  const rows = virtualizer.getVirtualItems().map(({ index, start, size }) => ({ index, top: start, height: size }));
  return { rows, height: virtualizer.getTotalSize(), isVirtual, scrollTo };
}

function withKept(range: Range, kept: readonly number[]): number[] {
  const rows = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0 && index < range.count)]);
  return [...rows].sort((one, other) => one - other);
}

function stackRows(heights: readonly number[]): VisibleRow[] {
  let top = 0;
  return heights.map((height, index) => {
    const row = { index, top, height };
    top += height;
    return row;
  });
}

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
