import { describe, expect, test } from '@jest/globals';
import { turnstile } from '../credentials/password-hash.adapter.js';

describe('a turnstile', () => {
  test('lets only so many through at once, and everybody in the end', async () => {
    const through = turnstile(3);
    let inside = 0;
    let most = 0;
    const visits = Array.from({ length: 20 }, (_, visitor) =>
      through(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
        return visitor;
      }),
    );
    expect(await Promise.all(visits)).toEqual(Array.from({ length: 20 }, (_, visitor) => visitor));
    expect(most).toBe(3);
  });

  test('gives the place on after a failure', async () => {
    const through = turnstile(1);
    await expect(through(() => Promise.reject(new Error('tripped')))).rejects.toThrow('tripped');
    expect(await through(() => Promise.resolve('next'))).toBe('next');
  });
});
