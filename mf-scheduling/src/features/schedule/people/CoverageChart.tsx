import type { DayTotals } from '../board/arrange-board.js';

interface CoverageChartProps {
  readonly totals: DayTotals;
  readonly mostInWeek: number;
  readonly from: number;
  readonly to: number;
}

const height = 10;

/** A small chart of the people who are planned at each time, from midnight to midnight. */
export function CoverageChart({ totals: { coverage }, mostInWeek, from, to }: CoverageChartProps) {
  return (
    <svg
      aria-hidden="true"
      data-coverage=""
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="sc:h-2 sc:w-full sc:overflow-hidden sc:rounded-[1px] sc:bg-muted sc:fill-primary/70"
    >
      <path d={coverage.map((step) => drawStep(step, { mostInWeek, from, to })).join('')} />
    </svg>
  );
}

/** A rectangle. One path of many costs the browser less than many elements. */
function drawStep(step: DayTotals['coverage'][number], { mostInWeek, from, to }: Omit<CoverageChartProps, 'totals'>) {
  const [start, end] = [step.from, step.to].map((at) => round(((Date.parse(at) - from) / (to - from)) * 100));
  const top = round(height - (mostInWeek === 0 ? 0 : (step.people / mostInWeek) * height));
  return `M${start} ${height}V${top}H${end}V${height}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
