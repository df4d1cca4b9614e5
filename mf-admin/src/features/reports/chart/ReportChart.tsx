import { Skeleton } from '@timetrack/ui';
import { lazy, memo, Suspense, useId, useMemo } from 'react';
import type { Report } from '../preview/report-data.js';
import { hoursInWords } from '../words.js';
import { chartDataOf } from './chart-data.js';
import { Legend } from './Legend.js';

const Bars = lazy(async () => ({ default: (await import('./Bars.js')).Bars }));

interface ReportChartProps {
  readonly report: Report;
  readonly onOpen: (person: string) => void;
}

/** A report at a glance. Whoever can't see it has every figure in the table. */
export const ReportChart = memo(function ReportChart({ report, onOpen }: ReportChartProps) {
  const id = useId();
  const chart = useMemo(() => chartDataOf(report), [report]);
  if (chart.bars.length === 0) return null;
  const { rows, rowCount } = report;
  return (
    <figure aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-4 ad:break-inside-avoid">
      <figcaption id={id} className="ad:text-sm ad:font-semibold">
        {chart.title}
        {rowCount > rows.length && (
          <span className="ad:font-normal ad:text-muted-foreground">
            {' '}
            (bars of the first {rows.length.toLocaleString('en-US')} rows)
          </span>
        )}
        <span className="ad:sr-only">: a bar chart of the figures in the table below</span>
      </figcaption>
      <Legend series={chart.series} />
      <div aria-hidden="true">
        <Suspense fallback={<Skeleton className="ad:h-64" />}>
          <Bars chart={chart} onOpen={onOpen} />
        </Suspense>
      </div>
      {chart.others && (
        <p className="ad:text-sm ad:text-muted-foreground">
          And {chart.others.count.toLocaleString('en-US')} others with {hoursInWords(chart.others.total)} together
        </p>
      )}
    </figure>
  );
});
