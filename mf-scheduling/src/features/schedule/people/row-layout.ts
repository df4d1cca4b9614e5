import type { Placed, Row } from '../board/arrange-board.js';
import { packLanes } from './pack-lanes.js';

/** The positions of the bars in a row, and the height of the row, in pixels. */

/** The columns of the header and all rows. Phones scroll them horizontally, so that they stay readable. */
export const columnClasses = [
  'sc:grid sc:grid-cols-[7.5rem_repeat(7,minmax(8.25rem,1fr))]',
  'sc:md:grid-cols-[11.5rem_repeat(7,minmax(6.25rem,1fr))]',
  'sc:lg:grid-cols-[13rem_repeat(7,minmax(6.25rem,1fr))]',
].join(' ');

export const laneHeight = 56;
export const chipHeight = 44;
export const timeOffHeight = 26;
const padding = 6;
const minRowHeight = 68;

export interface RowLayout {
  readonly timeOffLanes: readonly number[];
  readonly shiftLanes: readonly number[];
  readonly height: number;
}

const layouts = { week: new WeakMap<Row, RowLayout>(), timeline: new WeakMap<Row, RowLayout>() };

/** Returns the same object for the same row, so that unchanged rows do not render again. */
export function layOutRow(row: Row, kind: 'week' | 'timeline', days: number): RowLayout {
  const found = layouts[kind].get(row);
  if (found) return found;
  const layout = kind === 'week' ? layOutWeek(row, days) : layOutTimeline(row);
  layouts[kind].set(row, layout);
  return layout;
}

/** In the week, each cell stacks the shifts of its day. */
function layOutWeek(row: Row, days: number): RowLayout {
  const timeOffLanes = lanesOf(row.timeOff);
  const counts = Array.from({ length: days }, (_, day) => findShiftsOn(row, day).length);
  const bars = Math.max(0, ...counts) * (chipHeight + 4);
  return { timeOffLanes, shiftLanes: [], height: heightOf(bars, timeOffLanes) };
}

/** In the timeline, a shift spans its days in the lowest free lane. */
function layOutTimeline(row: Row): RowLayout {
  const timeOffLanes = lanesOf(row.timeOff);
  const shiftLanes = lanesOf(row.shifts);
  return { timeOffLanes, shiftLanes, height: heightOf(countOf(shiftLanes) * laneHeight, timeOffLanes) };
}

export function findShiftsOn(row: Row, day: number): Row['shifts'] {
  return row.shifts.filter(({ first, last }) => first <= day && day <= last);
}

/** The height of the time off at the top of a row. */
export function timeOffSpace(lanes: readonly number[]): number {
  return countOf(lanes) * timeOffHeight;
}

function heightOf(bars: number, timeOffLanes: readonly number[]): number {
  return Math.max(minRowHeight, bars + timeOffSpace(timeOffLanes) + 2 * padding);
}

function lanesOf(placed: readonly Placed<unknown>[]): readonly number[] {
  return packLanes(placed.map(({ first, last }) => ({ start: first, end: last + 1 })));
}

function countOf(lanes: readonly number[]): number {
  return lanes.length === 0 ? 0 : Math.max(...lanes) + 1;
}
