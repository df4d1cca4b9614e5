import { expect, test } from '@jest/globals';
import { pauseSeconds } from './socket.js';

test('waits longer after each lost connection, and never longer than half a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 50].map((retries) => pauseSeconds(retries, () => 0));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('spreads the return of many browsers over a third of the pause', () => {
  expect(pauseSeconds(3, () => 0.999)).toBeCloseTo(10.66, 1);
});
