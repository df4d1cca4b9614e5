import { formatDuration } from '@timetrack/screens';
import type { ChartBar, Series } from './chart-data.js';

interface BarTooltipProps {
  readonly bar: ChartBar | undefined;
  readonly series: readonly Series[];
}

export function BarTooltip({ bar, series }: BarTooltipProps) {
  if (!bar) return null;
  return (
    <div className="ad:rounded-md ad:bg-tooltip ad:px-3 ad:py-2 ad:text-xs ad:text-tooltip-foreground ad:shadow-overlay">
      <p className="ad:max-w-64 ad:font-semibold ad:wrap-anywhere">{bar.name}</p>
      <ul className="ad:mt-1">
        {series
          .filter(({ key }) => (bar.minutes[key] ?? 0) > 0)
          .map(({ key, name }) => (
            <li key={key} className="ad:flex ad:justify-between ad:gap-6 ad:tabular-nums">
              <span>{name}</span>
              <span>{formatDuration(bar.minutes[key] ?? 0)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
