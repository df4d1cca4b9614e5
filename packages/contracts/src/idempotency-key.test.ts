import { expect, jest, test } from '@jest/globals';
import { newIdempotencyKey } from './idempotency-key.js';

test('creates a new key each time, even on a page without TLS', () => {
  const randomUUID = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  randomUUID.mockRestore();
});
