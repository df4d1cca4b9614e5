import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Interval, packLanes } from './row-layout.js';

const intervals = fc.array(
  fc
    .record({ start: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 1, max: 20 }) })
    .map(({ start, length }): Interval => ({ start, end: start + length })),
  { maxLength: 40 },
);

const overlap = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;

/** The largest number of intervals that overlap at one point. Some interval starts at such a point. */
const maxOverlap = (all: readonly Interval[]) =>
  Math.max(0, ...all.map(({ start }) => all.filter((one) => one.start <= start && start < one.end).length));

describe('packing bars into lanes', () => {
  test('never puts overlapping bars in the same lane', () => {
    fc.assert(
      fc.property(intervals, (all) => {
        const lanes = packLanes(all);
        for (const [index, one] of all.entries()) {
          for (const [further, other] of all.entries()) {
            if (index < further && lanes[index] === lanes[further]) expect(overlap(one, other)).toBe(false);
          }
        }
      }),
    );
  });

  test('uses only as many lanes as bars overlap at one point', () => {
    fc.assert(
      fc.property(intervals, (all) => {
        expect(new Set(packLanes(all)).size).toBe(maxOverlap(all));
      }),
    );
  });

  test('numbers the lanes from 0 without gaps', () => {
    fc.assert(
      fc.property(intervals, (all) => {
        const lanes = packLanes(all);
        expect(lanes).toHaveLength(all.length);
        expect([...new Set(lanes)].sort((one, other) => one - other)).toEqual(
          Array.from({ length: maxOverlap(all) }, (_, lane) => lane),
        );
      }),
    );
  });

  test('puts bars that only touch in the same lane', () => {
    expect(
      packLanes([
        { start: 0, end: 2 },
        { start: 2, end: 4 },
        { start: 1, end: 3 },
      ]),
    ).toEqual([0, 0, 1]);
  });
});
