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
