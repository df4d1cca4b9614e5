import { describe, expect, test } from '@jest/globals';
import { createConcurrencyLimit } from '../concurrency-limit.js';

describe('a concurrency limit', () => {
  test('runs a limited number of tasks at once, and eventually all of them', async () => {
    const limit = createConcurrencyLimit(3);
    let running = 0;
    let most = 0;
    const tasks = Array.from({ length: 20 }, (_, task) =>
      limit(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return task;
      }),
    );
    expect(await Promise.all(tasks)).toEqual(Array.from({ length: 20 }, (_, task) => task));
    expect(most).toBe(3);
  });

  test('starts the next task after a failure', async () => {
    const limit = createConcurrencyLimit(1);
    await expect(limit(() => Promise.reject(new Error('tripped')))).rejects.toThrow('tripped');
    expect(await limit(() => Promise.resolve('next'))).toBe('next');
  });
});
