import { formatDuration } from '@timetrack/screens';
import type { Target } from '../report/report-data.js';
import { BarTotal } from './BarTotal.js';
import { type ChartBar, lastSeriesOf, type Series } from './chart-data.js';
import { type ChartGeometry, minutesPerHour, rowHeight } from './chart-geometry.js';
import { fillOf } from './Patterns.js';

interface BarProps {
  readonly bar: ChartBar;
  readonly series: readonly Series[];
  readonly geometry: ChartGeometry;
  /** The upper edge of its row. */
  readonly top: number;
  /** The prefix of the patterns. */
  readonly prefix: string;
  readonly onOpen: (target: Target) => void;
}

const height = 18;

/** The parts of a bar side by side, and its total. A click opens the person or the job, as the name in the table does. */
export function Bar({ bar, series, geometry, top, prefix, onOpen }: BarProps) {
  const y = top + (rowHeight - height) / 2;
  const onClick = () => {
    if (bar.target) onOpen(bar.target);
  };
  let hours = 0;
  const parts = series.map(({ key, style }) => {
    const x = geometry.xOf(hours);
    hours += (bar.minutes[key] ?? 0) / minutesPerHour;
    return { key, fill: fillOf(prefix, style), x, width: geometry.xOf(hours) - x };
  });
  return (
    <g data-bar={bar.name}>
      {parts
        .filter(({ width }) => width > 0)
        .map(({ key, ...part }) => (
          <rect key={key} {...{ ...part, y, height, onClick }} />
        ))}
      {lastSeriesOf(bar, series) && (
        <BarTotal x={geometry.xOf(hours)} y={y} height={height} text={formatDuration(bar.total)} />
      )}
    </g>
  );
}
