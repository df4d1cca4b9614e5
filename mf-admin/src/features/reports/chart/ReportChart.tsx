import { Button, VisuallyHidden } from '@timetrack/ui';
import { memo, useId, useMemo, useState } from 'react';
import { Minutes } from '../../../components/Minutes.js';
import type { Report, Target } from '../report/report-data.js';
import { fillOf, Patterns } from './BarParts.js';
import { Bars } from './Bars.js';
import {
  chartDataOf,
  describeBars,
  describeHiddenBars,
  describeUnsentRows,
  initialBarCount,
  type Series,
  takeLongest,
} from './chart-data.js';

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
      <VisuallyHidden>{`${describeBars(bars)} The table below has every figure.`}</VisuallyHidden>
      <div aria-hidden="true">
        <Bars series={chart.series} bars={bars} onOpen={onOpen} />
      </div>
      {hidden > 0 && (
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-3 ad:gap-y-1 ad:text-sm ad:text-muted-foreground">
          <p>{describeHiddenBars(chart, bars)}</p>
          <Button variant="outline" size="sm" onClick={() => setCount(count + pageSize)} className="ad:print:hidden">
            {`Show ${Math.min(pageSize, hidden)} more`}
          </Button>
        </div>
      )}
      {unsentRows && <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">{unsentRows}</p>}
    </figure>
  );
});

/** The colors and patterns of the chart, with the total hours of each. */
function Legend({ series }: { readonly series: readonly Series[] }) {
  const sum = series.reduce((total, { total: minutes }) => total + minutes, 0);
  return (
    <dl className="ad:flex ad:flex-wrap ad:gap-x-8 ad:gap-y-3">
      {series.map(({ key, name, style, total, hours }) => (
        <div key={key} className="ad:flex ad:flex-col ad:gap-0.5">
          <dt className="ad:flex ad:items-center ad:gap-2 ad:text-xs ad:text-muted-foreground">
            <Swatch style={style} />
            <span>{name}</span>
          </dt>
          <dd className="ad:text-lg ad:leading-6 ad:font-semibold ad:tracking-tight ad:tabular-nums">
            <Minutes minutes={total} hours={hours} />
            {series.length > 1 && (
              <span className="ad:ml-1.5 ad:text-xs ad:font-normal ad:text-muted-foreground">
                {formatShare(total / sum)}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Swatch({ style }: Pick<Series, 'style'>) {
  const prefix = useId();
  return (
    <svg aria-hidden="true" className="ad:size-4 ad:shrink-0">
      <Patterns prefix={prefix} styles={[style]} />
      <rect width="16" height="16" rx="3" fill={fillOf(prefix, style)} />
    </svg>
  );
}

/** `12%`. Never rounds a part up to 100% or down to 0%. */
function formatShare(part: number): string {
  const percent = Math.round(part * 100);
  if (percent === 0) return '<1%';
  return percent === 100 && part < 1 ? '>99%' : `${percent}%`;
}
