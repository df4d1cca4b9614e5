import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';

/** Up to here all rows are simply there: nothing to compute while scrolling, and the browser's search finds everybody. */
const fewRows = 60;

export interface VisibleRow {
  readonly index: number;
  readonly top: number;
  readonly height: number;
}

export interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  readonly height: number;
  readonly scrollTo: (index: number) => void;
}

/**
 * The rows that are worth drawing, out of thousands perhaps.
 *
 * @param kept the index of a row that stays, in sight or not: it holds the focus
 */
export function useVisibleRows(
  heights: readonly number[],
  scroller: RefObject<HTMLElement | null>,
  kept: number | null,
): VisibleRows {
  const many = heights.length > fewRows;
  const virtualizer = useVirtualizer({
    count: many ? heights.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: 4,
    rangeExtractor: (range) => withKept(range, kept),
  });
  useEffect(() => {
    if (heights.length > 0) virtualizer.measure();
  }, [virtualizer, heights]);
  const all = useMemo(() => (many ? [] : stacked(heights)), [many, heights]);
  const scrollTo = useCallback(
    (index: number) => {
      if (many) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [many, virtualizer],
  );
  if (!many) return { rows: all, height: heights.reduce((sum, height) => sum + height, 0), scrollTo };
  const rows = virtualizer.getVirtualItems().map(({ index, start, size }) => ({ index, top: start, height: size }));
  return { rows, height: virtualizer.getTotalSize(), scrollTo };
}

function withKept(range: Range, kept: number | null): number[] {
  const shown = defaultRangeExtractor(range);
  if (kept === null || kept < 0 || kept >= range.count || shown.includes(kept)) return shown;
  return [...shown, kept].sort((one, other) => one - other);
}

function stacked(heights: readonly number[]): VisibleRow[] {
  let top = 0;
  return heights.map((height, index) => {
    const row = { index, top, height };
    top += height;
    return row;
  });
}
