import { widthOfTotals } from './BarTotal.js';
import { axisTicks } from './chart-axis.js';
import type { ChartBar } from './chart-data.js';
import { widthOfNames } from './NameTick.js';

export const minutesPerHour = 60;
const axisHeight = 28;
/** Narrower charts, in pixels, get shorter names and fewer ticks. */
const narrowWidth = 520;
/** The space that the label of a tick needs. */
const tickWidth = 40;

/** The height of a bar with the gaps around it. */
export const rowHeight = 32;

/** Where the parts of the chart are, in pixels. */
export interface ChartGeometry {
  readonly width: number;
  readonly height: number;
  /** The area of the bars, between their names and the axis. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The labeled hours of the axis. */
  readonly ticks: readonly number[];
  readonly xOf: (hours: number) => number;
}

export const heightOf = (bars: readonly ChartBar[]) => bars.length * rowHeight + axisHeight;

export function geometryOf(bars: readonly ChartBar[], width: number): ChartGeometry {
  const isNarrow = width < narrowWidth;
  const left = widthOfNames(bars, isNarrow ? 116 : 200);
  const right = Math.max(left + tickWidth, width - widthOfTotals(bars));
  const tickCount = Math.min(isNarrow ? 4 : 7, Math.floor((right - left) / tickWidth) + 1);
  const ticks = axisTicks((bars[0]?.total ?? 0) / minutesPerHour, tickCount);
  const xOf = (hours: number) => left + (hours / (ticks.at(-1) ?? 1)) * (right - left);
  return { width, height: heightOf(bars), left, right, bottom: bars.length * rowHeight, ticks, xOf };
}
