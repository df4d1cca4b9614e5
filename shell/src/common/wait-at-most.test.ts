import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitAtMost } from './wait-at-most.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('ends the wait when the work is done', async () => {
  await waitAtMost(Promise.resolve(), 3_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('ends the wait without an error when the work takes longer', async () => {
  const wait = waitAtMost(new Promise(() => undefined), 3_000);
  jest.advanceTimersByTime(3_000);
  await expect(wait).resolves.toBeUndefined();
});

test('rejects when the work fails in time', async () => {
  await expect(waitAtMost(Promise.reject(new Error('gone')), 3_000)).rejects.toThrow('gone');
  expect(jest.getTimerCount()).toBe(0);
});
