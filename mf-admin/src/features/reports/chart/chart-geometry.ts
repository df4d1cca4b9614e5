import { scaleBand, scaleLinear } from '@visx/scale';
import { widthOfNames, widthOfTotals } from './BarParts.js';
import type { ChartBar } from './chart-data.js';

export const minutesPerHour = 60;
const axisHeight = 28;
/** Narrower charts, in pixels, get shorter names and fewer ticks. */
const narrowWidth = 520;
const tickWidth = 40;

export const rowHeight = 32;
const barHeight = 18;

export const heightOf = (bars: readonly ChartBar[]) => bars.length * rowHeight + axisHeight;

/** Where the parts of the chart are, in pixels. The bars are between their names and the axis. */
export type ChartGeometry = ReturnType<typeof geometryOf>;

export function geometryOf(bars: readonly ChartBar[], width: number) {
  const isNarrow = width < narrowWidth;
  const left = widthOfNames(bars, isNarrow ? 116 : 200);
  const right = Math.max(left + tickWidth, width - widthOfTotals(bars));
  const bottom = bars.length * rowHeight;
  const tickCount = Math.min(isNarrow ? 3 : 6, Math.floor((right - left) / tickWidth));
  const longest = (bars[0]?.total ?? 0) / minutesPerHour;
  const hours = scaleLinear<number>({ domain: [0, longest], range: [left, right], nice: tickCount });
  // Two bars may have the same name, but not the same row.
  const rows = scaleBand<number>({
    domain: bars.map((_, row) => row),
    range: [0, bottom],
    paddingInner: 1 - barHeight / rowHeight,
    paddingOuter: (1 - barHeight / rowHeight) / 2,
  });
  return { width, height: heightOf(bars), left, right, bottom, tickCount, hours, rows };
}

/** `40h`, and in compact notation from ten thousand: `120Kh`. */
export function formatAxisHours(hours: number): string {
  return `${hours.toLocaleString('en-US', hours < 10_000 ? {} : { notation: 'compact' })}h`;
}
