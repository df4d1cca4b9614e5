import { formatDuration } from '@timetrack/screens';
import type { ChartBar } from './chart-data.js';

interface BarTotalProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** In minutes. */
  readonly total: number;
}

const gap = 6;
/** The approximate width of a character. */
const characterWidth = 7.5;

export function widthOfTotals(bars: readonly ChartBar[]): number {
  return Math.ceil(Math.max(...bars.map(({ total }) => formatDuration(total).length)) * characterWidth) + gap;
}

export function BarTotal({ x, y, height, total }: BarTotalProps) {
  return (
    <text x={x + gap} y={y + height / 2} dy="0.35em" fontSize={12} fill="var(--foreground)">
      {formatDuration(total)}
    </text>
  );
}
