import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packLanes, type Stretch } from './lanes.js';

const stretches = fc.array(
  fc
    .record({ start: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 1, max: 20 }) })
    .map(({ start, length }): Stretch => ({ start, end: start + length })),
  { maxLength: 40 },
);

const overlap = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end;

/** The most that lie over one another anywhere: it is reached where one of them starts. */
const deepest = (all: readonly Stretch[]) =>
  Math.max(0, ...all.map(({ start }) => all.filter((one) => one.start <= start && start < one.end).length));

describe('packing bars into lanes', () => {
  test('never lets two bars of one lane overlap', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const lanes = packLanes(all);
        for (const [index, one] of all.entries()) {
          for (const [further, other] of all.entries()) {
            if (index < further && lanes[index] === lanes[further]) expect(overlap(one, other)).toBe(false);
          }
        }
      }),
    );
  });

  test('needs as many lanes as bars overlap at most, and no more', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        expect(new Set(packLanes(all)).size).toBe(deepest(all));
      }),
    );
  });

  test('gives every bar a lane, numbered without gaps from 0', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const lanes = packLanes(all);
        expect(lanes).toHaveLength(all.length);
        expect([...new Set(lanes)].sort((one, other) => one - other)).toEqual(
          Array.from({ length: deepest(all) }, (_, lane) => lane),
        );
      }),
    );
  });

  test('puts bars that only touch into one lane', () => {
    expect(
      packLanes([
        { start: 0, end: 2 },
        { start: 2, end: 4 },
        { start: 1, end: 3 },
      ]),
    ).toEqual([0, 0, 1]);
  });
});
