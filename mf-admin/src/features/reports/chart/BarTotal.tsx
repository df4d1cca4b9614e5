import { hoursInWords } from '../report/labels.js';
import type { ChartBar } from './chart-data.js';

interface BarTotalProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly words: string;
}

const gap = 6;
/** About as wide as a figure is. */
const figure = 7.5;

/** What the sums behind the bars take, the longest of them. */
export function widthOfTotals(bars: readonly ChartBar[]): number {
  return Math.ceil(Math.max(...bars.map(({ total }) => hoursInWords(total).length)) * figure) + gap;
}

/** The sum of a bar, behind its last part. */
export function BarTotal({ x, y, width, height, words }: BarTotalProps) {
  return (
    <text x={x + width + gap} y={y + height / 2} dy="0.35em" fontSize={12} fill="var(--foreground)">
      {words}
    </text>
  );
}
