import { Button, VisuallyHidden } from '@timetrack/ui';
import { memo, useId, useMemo, useState } from 'react';
import type { Report, Target } from '../report/report-data.js';
import { Bars } from './Bars.js';
import { chartDataOf, initialBarCount, takeLongest } from './chart-data.js';
import { describeBars, describeHiddenBars, describeUnsentRows } from './chart-summary.js';
import { Legend } from './Legend.js';

/** Bars that each click adds. Rendering a thousand bars at once blocks the browser for seconds. */
const pageSize = 50;

interface ReportChartProps {
  readonly report: Report;
  readonly onOpen: (target: Target) => void;
}

/** A bar chart of a report. Screen readers get a summary; the table below has every figure. */
export const ReportChart = memo(function ReportChart({ report, onOpen }: ReportChartProps) {
  const id = useId();
  const [count, setCount] = useState(initialBarCount);
  const chart = useMemo(() => chartDataOf(report), [report]);
  const bars = useMemo(() => takeLongest(chart.bars, count), [chart, count]);
  if (bars.length === 0) return null;
  const hidden = chart.bars.length - bars.length;
  const unsentRows = describeUnsentRows(chart.unsentMinutes, report.rows.length, report.rowCount);
  return (
    <figure aria-labelledby={id} className="ad:flex ad:flex-col ad:gap-4 ad:break-inside-avoid">
      <figcaption id={id} className="ad:text-sm ad:font-semibold">
        {chart.title}
      </figcaption>
      <Legend series={chart.series} />
      <VisuallyHidden>{describeBars(bars)} The table below has every figure.</VisuallyHidden>
      <div aria-hidden="true">
        <Bars series={chart.series} bars={bars} onOpen={onOpen} />
      </div>
      {hidden > 0 && (
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:text-sm ad:text-muted-foreground">
          <p>{describeHiddenBars(chart, bars)}</p>
          <Button variant="outline" size="sm" onClick={() => setCount(count + pageSize)} className="ad:print:hidden">
            Show {Math.min(pageSize, hidden)} more
          </Button>
        </div>
      )}
      {unsentRows && <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{unsentRows}</p>}
    </figure>
  );
});
