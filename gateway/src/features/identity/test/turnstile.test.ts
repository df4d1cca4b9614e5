import { describe, expect, test } from '@jest/globals';
import { createTurnstile } from '../credentials/password-hash.adapter.js';

describe('a turnstile', () => {
  test('runs a limited number of tasks at once, and eventually all of them', async () => {
    const limited = createTurnstile(3);
    let running = 0;
    let most = 0;
    const tasks = Array.from({ length: 20 }, (_, task) =>
      limited(async () => {
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
    const limited = createTurnstile(1);
    await expect(limited(() => Promise.reject(new Error('tripped')))).rejects.toThrow('tripped');
    expect(await limited(() => Promise.resolve('next'))).toBe('next');
  });
});
