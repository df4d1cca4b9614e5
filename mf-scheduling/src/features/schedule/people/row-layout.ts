import type { Placed, Row } from '../board/arrange-board.js';

/** The positions of the bars in a row, and the height of the row, in pixels. */

/** The columns of the header and all rows: whatever the shifts say, the days share the width that the names leave. */
export const columnClasses = [
  'sc:grid sc:grid-cols-[8.75rem_repeat(7,minmax(0,1fr))]',
  'sc:md:grid-cols-[11.5rem_repeat(7,minmax(0,1fr))]',
  'sc:xl:grid-cols-[13rem_repeat(7,minmax(0,1fr))]',
].join(' ');

/** Narrow windows scroll the days horizontally, so that they stay readable. */
export const boardClasses = 'sc:block sc:w-full sc:min-w-[66.5rem] sc:md:min-w-[51.5rem]';

export const timeOffHeight = 26;

export interface RowSizes {
  readonly isCompact: boolean;
  readonly isOneLine: boolean;
  readonly chip: number;
  readonly lane: number;
  readonly padding: number;
  readonly row: number;
  readonly heading: number;
  /** The heading of a team, with its coverage. */
  readonly teamHeading: number;
}

const comfortable: RowSizes = {
  isCompact: false,
  isOneLine: false,
  chip: 44,
  lane: 56,
  padding: 6,
  row: 68,
  heading: 36,
  teamHeading: 40,
};
const compact: RowSizes = {
  isCompact: true,
  isOneLine: true,
  chip: 24,
  lane: 28,
  padding: 4,
  row: 32,
  heading: 26,
  teamHeading: 36,
};
/** Compact rows on touch screens: fingers need bars of 44 pixels. */
const compactTouch: RowSizes = {
  isCompact: true,
  isOneLine: false,
  chip: 44,
  lane: 48,
  padding: 4,
  row: 52,
  heading: 44,
  teamHeading: 44,
};

export function sizesFor(isCompact: boolean, isTouch: boolean): RowSizes {
  if (!isCompact) return isTouch ? { ...comfortable, heading: 44, teamHeading: 44 } : comfortable;
  return isTouch ? compactTouch : compact;
}

export interface RowLayout {
  readonly timeOffLanes: readonly number[];
  readonly shiftLanes: readonly number[];
  readonly height: number;
  readonly sizes: RowSizes;
}

const layouts = { week: new WeakMap<Row, RowLayout>(), timeline: new WeakMap<Row, RowLayout>() };

/** Returns the same object for the same row, so that unchanged rows do not render again. */
export function layOutRow(row: Row, kind: 'week' | 'timeline', days: number, sizes: RowSizes): RowLayout {
  const found = layouts[kind].get(row);
  if (found?.sizes === sizes) return found;
  const layout = kind === 'week' ? layOutWeek(row, days, sizes) : layOutTimeline(row, sizes);
  layouts[kind].set(row, layout);
  return layout;
}

/** In the week, each cell stacks the shifts of its day. */
function layOutWeek(row: Row, days: number, sizes: RowSizes): RowLayout {
  const timeOffLanes = lanesOf(row.timeOff);
  const counts = Array.from({ length: days }, (_, day) => findShiftsOn(row, day).length);
  const bars = Math.max(0, ...counts) * (sizes.chip + 4);
  return { timeOffLanes, shiftLanes: [], height: heightOf(bars, timeOffLanes, sizes), sizes };
}

/** In the timeline, a shift spans its days in the lowest free lane. */
function layOutTimeline(row: Row, sizes: RowSizes): RowLayout {
  const timeOffLanes = lanesOf(row.timeOff);
  const shiftLanes = lanesOf(row.shifts);
  return { timeOffLanes, shiftLanes, height: heightOf(countOf(shiftLanes) * sizes.lane, timeOffLanes, sizes), sizes };
}

export function findShiftsOn(row: Row, day: number): Row['shifts'] {
  return row.shifts.filter(({ first, last }) => first <= day && day <= last);
}

export function timeOffSpace(lanes: readonly number[]): number {
  return countOf(lanes) * timeOffHeight;
}

function heightOf(bars: number, timeOffLanes: readonly number[], { padding, row, isCompact }: RowSizes): number {
  // The last bar of a compact row is followed by its gap only.
  const around = isCompact ? padding : 2 * padding;
  return Math.max(row, bars + timeOffSpace(timeOffLanes) + around);
}

function lanesOf(placed: readonly Placed<unknown>[]): readonly number[] {
  return packLanes(placed.map(({ first, last }) => ({ start: first, end: last + 1 })));
}

function countOf(lanes: readonly number[]): number {
  return lanes.length === 0 ? 0 : Math.max(...lanes) + 1;
}

/** From `start` until `end`, half-open. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/**
 * Assigns each interval a lane, counted from 0, so that intervals in the same lane do not overlap. Processing them by
 * start and taking the lowest free lane needs the fewest lanes: as many as intervals overlap at the same point.
 */
export function packLanes(intervals: readonly Interval[]): readonly number[] {
  const lanes: number[] = [];
  const ends: number[] = [];
  const byStart = intervals
    .map((interval, index) => ({ ...interval, index }))
    .sort((one, other) => one.start - other.start);
  for (const { start, end, index } of byStart) {
    const free = ends.findIndex((endOfLane) => endOfLane <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    lanes[index] = lane;
  }
  return lanes;
}
