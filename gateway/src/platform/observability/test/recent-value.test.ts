import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { recentValue } from '../recent-value.js';

const hour = 3_600_000;

test('shares one load among all readers, and keeps its value', async () => {
  let loads = 0;
  const { promise, resolve } = Promise.withResolvers<object>();
  const load = () => {
    loads += 1;
    return promise;
  };
  const read = recentValue(load, { maxAgeMs: hour, patienceMs: hour });
  const readers = Promise.all([read(), read(), read()]);
  resolve({ up: 1 });
  expect(await readers).toEqual([{ up: 1 }, { up: 1 }, { up: 1 }]);
  expect(await read()).toEqual({ up: 1 });
  expect(loads).toBe(1);
});

test('does not wait for a load that hangs, and does not start another', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return new Promise<object>(() => undefined);
  };
  const read = recentValue(load, { maxAgeMs: 1, patienceMs: 5 });
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(loads).toBe(1);
});

test('is unknown after a failure, and loads again at the next read', async () => {
  const results = [Promise.reject(new Error('gone')), Promise.resolve({ up: 1 })];
  const read = recentValue(() => results.shift() as Promise<object>, { maxAgeMs: hour, patienceMs: hour });
  expect(await read()).toBeUndefined();
  expect(await read()).toEqual({ up: 1 });
});

test('loads again when the value is too old', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { loads };
  };
  const read = recentValue(load, { maxAgeMs: 1, patienceMs: hour });
  await read();
  await pause(10);
  expect(await read()).toEqual({ loads: 2 });
});
