/** A stretch from `start` until `end`, the end excluded. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The lane of each stretch, counted from 0: no two of one lane overlap, and there are as few lanes as stretches ever lie
 * over one another. Taken by their starts, each goes into the lowest lane that is free by then.
 */
export function packLanes(stretches: readonly Stretch[]): readonly number[] {
  const lanes: number[] = [];
  const ends: number[] = [];
  const byStart = stretches
    .map((stretch, index) => ({ ...stretch, index }))
    .sort((one, other) => one.start - other.start);
  for (const { start, end, index } of byStart) {
    const free = ends.findIndex((endOfLane) => endOfLane <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    lanes[index] = lane;
  }
  return lanes;
}
