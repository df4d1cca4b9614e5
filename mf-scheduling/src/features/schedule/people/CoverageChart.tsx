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
      {coverage.map((step) => {
        const [start, end] = [step.from, step.to].map((at) => ((Date.parse(at) - from) / (to - from)) * 100);
        const share = mostInWeek === 0 ? 0 : (step.people / mostInWeek) * height;
        return <rect key={step.from} x={start} width={Number(end) - Number(start)} y={height - share} height={share} />;
      })}
    </svg>
  );
}
