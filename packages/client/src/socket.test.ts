import { expect, test } from '@jest/globals';
import { reconnectDelaySeconds } from './socket.js';

test('waits longer after each lost connection, up to 30 seconds', () => {
  const delays = [0, 1, 2, 3, 4, 5, 50].map((retries) => reconnectDelaySeconds(retries, () => 0));
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('adds up to a third of the delay at random', () => {
  expect(reconnectDelaySeconds(3, () => 0.999)).toBeCloseTo(10.66, 1);
});
