import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';

/** Up to this number, all rows are rendered, so that the browser's search finds every name. */
const virtualizeAbove = 60;

interface VisibleRow {
  readonly index: number;
  readonly top: number;
  readonly height: number;
}

export interface VisibleRows {
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
