import type { Placed, Row } from './board.js';
import { packLanes } from './lanes.js';

/** Where the bars of a row lie, and how high the row is. Pixels. */

export const laneHeight = 56;
export const chipHeight = 44;
export const timeOffHeight = 26;
const padding = 6;
const shortestRow = 68;

export interface LaidOut {
  readonly timeOffLanes: readonly number[];
  readonly shiftLanes: readonly number[];
  readonly height: number;
}

const known = { week: new WeakMap<Row, LaidOut>(), timeline: new WeakMap<Row, LaidOut>() };

/** The same object for the same row, so that a row of which nothing changed is not drawn again. */
export function layOut(row: Row, kind: 'week' | 'timeline', days: number): LaidOut {
  const found = known[kind].get(row);
  if (found) return found;
  const made = kind === 'week' ? layOutWeek(row, days) : layOutTimeline(row);
  known[kind].set(row, made);
  return made;
}

/** Week: every day has its shifts one under the other. */
function layOutWeek(row: Row, days: number): LaidOut {
  const timeOffLanes = lanesOf(row.timeOff);
  const counts = Array.from({ length: days }, (_, day) => shiftsOn(row, day).length);
  const bars = Math.max(0, ...counts) * (chipHeight + 4);
  return { timeOffLanes, shiftLanes: [], height: heightOf(bars, timeOffLanes) };
}

/** Timeline: a shift takes every day that it touches, in the lowest lane that is free. */
function layOutTimeline(row: Row): LaidOut {
  const timeOffLanes = lanesOf(row.timeOff);
  const shiftLanes = lanesOf(row.shifts);
  return { timeOffLanes, shiftLanes, height: heightOf(countOf(shiftLanes) * laneHeight, timeOffLanes) };
}

export function shiftsOn(row: Row, day: number): Row['shifts'] {
  return row.shifts.filter(({ first, last }) => first <= day && day <= last);
}

/** What the time off takes at the top of a row. */
export function timeOffSpace(lanes: readonly number[]): number {
  return countOf(lanes) * timeOffHeight;
}

function heightOf(bars: number, timeOffLanes: readonly number[]): number {
  return Math.max(shortestRow, bars + timeOffSpace(timeOffLanes) + 2 * padding);
}

function lanesOf(placed: readonly Placed<unknown>[]): readonly number[] {
  return packLanes(placed.map(({ first, last }) => ({ start: first, end: last + 1 })));
}

function countOf(lanes: readonly number[]): number {
  return lanes.length === 0 ? 0 : Math.max(...lanes) + 1;
}
