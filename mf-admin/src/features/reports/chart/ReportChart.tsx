import { Button, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { lazy, memo, Suspense, useId, useMemo, useState } from 'react';
import type { Report } from '../report/report-data.js';
import { atAGlance, chartDataOf, longest } from './chart-data.js';
import { barsInWords, othersInWords, unsentInWords } from './chart-summary.js';
import { Legend } from './Legend.js';

const Bars = lazy(async () => ({ default: (await import('./Bars.js')).Bars }));

/** So many bars more are drawn at once: of all, a thousand, the browser would be busy for seconds. */
const step = 50;

interface ReportChartProps {
  readonly report: Report;
  readonly onOpen: (person: string) => void;
}

/** A report at a glance. Whoever can't see it is told how far the bars reach, and has every figure below. */
export const ReportChart = memo(function ReportChart({ report, onOpen }: ReportChartProps) {
  const id = useId();
  const [count, setCount] = useState(atAGlance);
  const chart = useMemo(() => chartDataOf(report), [report]);
  const bars = useMemo(() => longest(chart.bars, count), [chart, count]);
  if (bars.length === 0) return null;
  const left = chart.bars.length - bars.length;
  const unsent = unsentInWords(chart.unsent, report.rows.length, report.rowCount);
  return (
    <figure aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-4 ad:break-inside-avoid">
      <figcaption id={id} className="ad:text-sm ad:font-semibold">
        {chart.title}
      </figcaption>
      <Legend series={chart.series} />
      <VisuallyHidden>{barsInWords(bars)} Every figure is in the table below.</VisuallyHidden>
      <div aria-hidden="true">
        <Suspense fallback={<Skeleton className="ad:h-64" />}>
          <Bars series={chart.series} bars={bars} onOpen={onOpen} />
        </Suspense>
      </div>
      {left > 0 && (
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:text-sm ad:text-muted-foreground">
          <p>{othersInWords(chart, bars)}</p>
          <Button variant="outline" size="sm" onClick={() => setCount(count + step)} className="ad:print:hidden">
            Show {Math.min(step, left)} more
          </Button>
        </div>
      )}
      {unsent && <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{unsent}</p>}
    </figure>
  );
});
