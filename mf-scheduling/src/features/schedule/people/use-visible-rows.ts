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
  readonly scrollTo: (index: number) => void;
}

/**
 * The rows to render, out of possibly thousands.
 *
 * @param focused the index of a row that stays rendered when it is scrolled out of view, because it has the focus
 */
export function useVisibleRows(
  heights: readonly number[],
  scroller: RefObject<HTMLElement | null>,
  focused: number | null,
): VisibleRows {
  const isVirtual = heights.length > virtualizeAbove;
  const virtualizer = useVirtualizer({
    count: isVirtual ? heights.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[index] ?? 0,
    overscan: 4,
    rangeExtractor: (range) => withFocused(range, focused),
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
  if (!isVirtual) return { rows: all, height: heights.reduce((sum, height) => sum + height, 0), scrollTo };
  const rows = virtualizer.getVirtualItems().map(({ index, start, size }) => ({ index, top: start, height: size }));
  return { rows, height: virtualizer.getTotalSize(), scrollTo };
}

function withFocused(range: Range, focused: number | null): number[] {
  const visible = defaultRangeExtractor(range);
  if (focused === null || focused < 0 || focused >= range.count || visible.includes(focused)) return visible;
  return [...visible, focused].sort((one, other) => one - other);
}

function stackRows(heights: readonly number[]): VisibleRow[] {
  let top = 0;
  return heights.map((height, index) => {
    const row = { index, top, height };
    top += height;
    return row;
  });
}
