import { describe, expect, test } from '@jest/globals';
import type { Cost } from '../cost.ts';
import { ratioOf } from '../intervals.rules.ts';
import { findBrokenLimits } from '../limits.rules.ts';
import { growthOf, type Share } from '../shares.rules.ts';
import { type Touches, touchesOneNode } from '../touched.rules.ts';

const nothing = { statements: 0, bytes: 0, counted: 0 };
const touches = (changes: Partial<Touches> = {}, elsewhere = nothing): Touches => ({
  ...{ name: 'list', title: 'A list', home: 'worker 1', explained: 2, tasksAtHome: 0, tasksElsewhere: 0 },
  servers: [
    { name: 'coordinator', ...nothing },
    { name: 'worker 1', statements: 2, bytes: 900, counted: 2 },
    { name: 'worker 2', ...elsewhere },
  ],
  ...changes,
});

describe('a request touches one node', () => {
  test.each<[string, Touches, boolean]>([
    ['if the other servers got and counted nothing', touches(), true],
    ['also if Citus plans it at home', touches({ tasksAtHome: 1 }), true],
    ['unless another server got a byte', touches({}, { ...nothing, bytes: 1 }), false],
    [
      'also if another server counted something that is not of the requests',
      touches({}, { ...nothing, counted: 0.2 }),
      true,
    ],
    [
      'unless another server counted a statement in every second request',
      touches({}, { ...nothing, counted: 0.5 }),
      false,
    ],
    ['unless Citus would send a task elsewhere', touches({ tasksElsewhere: 1 }), false],
    ['unless nothing was seen at home', touches({ home: 'worker 2' }), false],
  ])('%s', (_, followed, expected) => {
    expect(touchesOneNode(followed)).toBe(expected);
  });
});

describe('the ratio of two who took turns', () => {
  test('is certain if it is the same in each round', () => {
    const { value, low, high } = ratioOf([2, 4, 6], [1, 2, 3]);
    expect([value, low, high].map((one) => Number(one.toFixed(9)))).toEqual([2, 2, 2]);
  });

  test('lies between half and double for a half and a double, and is uncertain', () => {
    const { value, low, high } = ratioOf([1, 4], [2, 2]);
    expect(value).toBeCloseTo(1);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(2);
  });
});

const share = (workers: number, ...statements: number[]): Share => ({
  ...{ workers, requests: 100 },
  nodes: statements.map((count, index) => ({
    ...{ name: `worker ${index + 1}`, statements: count, bytes: 10 * count, cpu: count },
  })),
});
const even = [share(1, 100, 0), share(2, 50, 50)];

test('two workers take twice of what one takes if they share it evenly, and less if they do not', () => {
  expect(growthOf(even, 'statements')).toBe(2);
  expect(growthOf([share(1, 100, 0), share(2, 80, 20)], 'bytes')).toBe(1.25);
});

describe('the limits', () => {
  const certain = (value: number) => ({ value, low: value, high: value });
  const figures = { gateway: 1, postgres: 1, p50: 1 };
  const cost = (cpu: number, latency = certain(1)): Cost => ({
    ...{ name: 'list', title: 'A list', single: figures, cells: figures, cpu: certain(cpu), latency },
  });
  test.each([
    ['are kept', { touches: [touches()], costs: [cost(1.2)], shares: even }, 0],
    ['are broken by processor time', { touches: [], costs: [cost(1.21)], shares: even }, 1],
    ['are broken by what is unknown', { touches: [], costs: [cost(Number.NaN)], shares: even }, 1],
    ['are broken by latency that is certain', { touches: [], costs: [cost(1, certain(1.3))], shares: even }, 1],
    [
      'are kept by latency that may be noise',
      { touches: [], costs: [cost(1, { value: 1.3, low: 1.1, high: 1.5 })], shares: even },
      0,
    ],
    ['are broken by a second node', { touches: [touches({ tasksElsewhere: 1 })], costs: [], shares: even }, 1],
    ['are broken by an uneven load', { touches: [], costs: [], shares: [share(1, 100, 0), share(2, 80, 20)] }, 2],
  ])('%s', (_, run, broken) => {
    expect(findBrokenLimits(run)).toHaveLength(broken);
  });
});
