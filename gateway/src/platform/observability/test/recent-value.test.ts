import { expect, test } from '@jest/globals';
import { RecentValue } from '../recent-value.js';

const hour = 3_600_000;

test('shares one load among all readers, and keeps its value', async () => {
  let loads = 0;
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = () => {
    loads += 1;
    return promise;
  };
  const value = new RecentValue(load, { maxAgeMs: hour, patienceMs: hour });
  const readers = Promise.all([value.read(), value.read(), value.read()]);
  resolve('up');
  expect(await readers).toEqual(['up', 'up', 'up']);
  expect(await value.read()).toBe('up');
  expect(loads).toBe(1);
});

test('does not wait for a load that hangs, and does not start another', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return new Promise<string>(() => undefined);
  };
  const value = new RecentValue(load, { maxAgeMs: hour, patienceMs: 5 });
  expect(await value.read()).toBeUndefined();
  expect(await value.read()).toBeUndefined();
  expect(loads).toBe(1);
});

test('is unknown after a failure, and loads again at the next read', async () => {
  const results = [Promise.reject(new Error('gone')), Promise.resolve('back')];
  const value = new RecentValue(() => results.shift() as Promise<string>, { maxAgeMs: hour, patienceMs: hour });
  expect(await value.read()).toBeUndefined();
  expect(await value.read()).toBe('back');
});

test('loads again when the value is too old', async () => {
  let loads = 0;
  const value = new RecentValue(async () => (loads += 1), { maxAgeMs: 0, patienceMs: hour });
  await value.read();
  await value.read();
  expect(loads).toBe(2);
});
