import { afterEach, expect, test } from '@jest/globals';
import { RedisServer } from './harness/index.js';

const found = process.env.TEST_REDIS_SERVER;

afterEach(() => {
  process.env.TEST_REDIS_SERVER = found;
});

test('a machine without Redis fails the tests that need it, with a sentence that says what to do', async () => {
  process.env.TEST_REDIS_SERVER = '';

  await expect(RedisServer.start()).rejects.toThrow(/^No redis-server: .+ Install Redis, so that .+\.$/);
});
