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
const columns = 144;

/** Planned people from midnight to midnight. It follows the board in a task of its own. */
export const CoverageChart = memo(({ totals: { coverage }, mostInWeek, from, to }: CoverageChartProps) => {
  const chart = useMemo(() => ({ coverage, mostInWeek, from, to }), [coverage, mostInWeek, from, to]);
  const deferredChart = useDeferredValue<Chart | null>(chart, null);
  const path = useMemo(() => deferredChart && draw(deferredChart), [deferredChart]);
  return (
    <svg
      aria-hidden="true"
      data-coverage=""
      viewBox={`0 0 ${columns} ${height}`}
      preserveAspectRatio="none"
      className="sc:h-2 sc:w-full sc:overflow-hidden sc:rounded-[1px] sc:bg-muted sc:fill-primary/70"
    >
      {path && <path d={path} />}
    </svg>
  );
});

/** One path with a column for every ten minutes: a day of 500 people has a step for every minute, too many to paint. */
function draw({ coverage, mostInWeek, from, to }: Chart): string {
  const mostInColumn = new Array<number>(columns).fill(0);
  const columnOf = (at: string) => ((Date.parse(at) - from) / (to - from)) * columns;
  for (const step of coverage) {
    const last = Math.min(columns, Math.ceil(columnOf(step.to)));
    for (let column = Math.max(0, Math.floor(columnOf(step.from))); column < last; column += 1)
      mostInColumn[column] = Math.max(mostInColumn[column] ?? 0, step.people);
  }
  const yOf = (people: number) =>
    Math.round((height - (mostInWeek === 0 ? 0 : (people / mostInWeek) * height)) * 10) / 10;
  return `M0 ${height}${mostInColumn.map((people, column) => `V${yOf(people)}H${column + 1}`).join('')}V${height}Z`;
}
