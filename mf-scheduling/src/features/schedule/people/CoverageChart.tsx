import { memo, useDeferredValue, useMemo } from 'react';
import type { DayTotals } from '../board/arrange-board.js';

interface CoverageChartProps {
  readonly totals: DayTotals;
  readonly mostInWeek: number;
  readonly from: number;
  readonly to: number;
}

interface Chart extends Omit<CoverageChartProps, 'totals'> {
  readonly coverage: DayTotals['coverage'];
}

const height = 10;

/**
 * A small chart of the people who are planned at each time, from midnight to midnight. It follows the rest of the board in a
 * task of its own: a day of 500 people has a thousand steps.
 */
export const CoverageChart = memo(({ totals: { coverage }, mostInWeek, from, to }: CoverageChartProps) => {
  const chart = useMemo(() => ({ coverage, mostInWeek, from, to }), [coverage, mostInWeek, from, to]);
  const deferredChart = useDeferredValue<Chart | null>(chart, null);
  const path = useMemo(() => deferredChart && draw(deferredChart), [deferredChart]);
  return (
    <svg
      aria-hidden="true"
      data-coverage=""
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="sc:h-2 sc:w-full sc:overflow-hidden sc:rounded-[1px] sc:bg-muted sc:fill-primary/70"
    >
      {path && <path d={path} />}
    </svg>
  );
});

/** A rectangle for each step. One path of many costs the browser less than many elements. */
function draw({ coverage, mostInWeek, from, to }: Chart): string {
  const xOf = (at: string) => round(((Date.parse(at) - from) / (to - from)) * 100);
  const yOf = (people: number) => round(height - (mostInWeek === 0 ? 0 : (people / mostInWeek) * height));
  return coverage.map((step) => `M${xOf(step.from)} ${height}V${yOf(step.people)}H${xOf(step.to)}V${height}Z`).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
