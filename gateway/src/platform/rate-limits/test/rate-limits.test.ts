import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { createTestLogger, RedisServer, TestClock } from '../../../../test/harness/index.js';
import type { RateLimit } from '../../config/config.js';
import type { RateLimits } from '../../ports/platform.js';
import { RedisConnections } from '../../redis/redis.js';
import { createRateLimits, delaySecondsOf } from '../rate-limits.js';
import { SharedCounters } from '../shared-counters.js';

const logins: RateLimit = { name: 'logins', points: 3, windowSeconds: 900 };
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

function limits(redisUrl: string | null = null, logger = createTestLogger()): RateLimits {
  const redis = redisUrl === null ? null : new RedisConnections(redisUrl, logger.logger);
  const made = createRateLimits(redis, new TestClock());
  opened.push(made);
  return made;
}

async function redisServer(): Promise<RedisServer> {
  const redis = await RedisServer.start();
  opened.push({ close: () => redis.kill() });
  return redis;
}

async function takeAll(from: RateLimits, key: string): Promise<void> {
  for (let taken = 0; taken < logins.points; taken += 1) await from.take(logins, key);
}

describe('a limit', () => {
  test('allows its number of attempts and rejects the next one with the seconds to wait', async () => {
    const within = limits();
    await takeAll(within, 'ann');
    const refusal = within.take(logins, 'ann');
    await expect(refusal).rejects.toMatchObject({ kind: 'rate-limited', code: 'tries.too-many' });
    await expect(refusal).rejects.toThrow('Too many attempts. Please try again in 15 minutes.');
    const { retryAfterSeconds } = await refusal.catch((error) => error);
    expect(retryAfterSeconds).toBeGreaterThan(890);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  test('counts each key and each limit separately', async () => {
    const within = limits();
    await takeAll(within, 'ann');
    await within.take(logins, 'ben');
    await within.take({ ...logins, name: 'look-ups' }, 'ann');
  });

  test('counts only failures: a refunded point can be taken again', async () => {
    const within = limits();
    await takeAll(within, 'ann');
    await within.refund(logins, 'ann');
    await within.take(logins, 'ann');
    await expect(within.take(logins, 'ann')).rejects.toMatchObject({ kind: 'rate-limited' });
  });
});

describe('limits with Redis', () => {
  test('are shared by all gateways', async () => {
    const redis = await redisServer();
    const logs = [createTestLogger(), createTestLogger()];
    const [one, other] = logs.map((log) => limits(redis.url, log)) as [RateLimits, RateLimits];
    await Promise.all(logs.map((log) => log.until('Redis is connected')));
    await one.take(logins, 'ann');
    await other.take(logins, 'ann');
    await one.take(logins, 'ann');
    await expect(other.take(logins, 'ann')).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  test('are counted by each gateway separately while Redis is unreachable', async () => {
    const redis = await redisServer();
    const log = createTestLogger();
    const within = limits(redis.url, log);
    await log.until('Redis is connected');
    await redis.kill();
    await log.until('Redis is unreachable: retrying until it is back');
    await takeAll(within, 'ann');
    await expect(within.take(logins, 'ann')).rejects.toMatchObject({ kind: 'rate-limited' });
  });
});

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [10, 512],
  [11, 900],
  [2000, 900],
])('the attempt number %i beyond the free ones makes the next one wait %i seconds', (excess, seconds) => {
  expect(delaySecondsOf(excess, { firstDelaySeconds: 1, maxDelaySeconds: 900 })).toBe(seconds);
});

describe('counts of requests', () => {
  const requests: RateLimit = { name: 'requests', points: 4, windowSeconds: 60 };

  test('start over with each window', () => {
    const clock = new TestClock('2026-07-15T12:00:59Z');
    const counters = new SharedCounters(clock, null);
    for (let n = 0; n < 4; n += 1) expect(counters.take(requests, 'ann')).toBe(0);
    expect(counters.take(requests, 'ann')).toBe(1000);
    expect(counters.take(requests, 'ben')).toBe(0);
    clock.advance({ seconds: 1 });
    expect(counters.take(requests, 'ann')).toBe(0);
  });

  test('are exchanged between gateways through Redis', async () => {
    const redis = await redisServer();
    const clock = new TestClock('2026-07-15T12:00:00Z');
    const clients = [new Redis(redis.url), new Redis(redis.url)];
    const [one, other] = clients.map((client) => new SharedCounters(clock, client)) as [SharedCounters, SharedCounters];
    for (let n = 0; n < 2; n += 1) one.take(requests, 'ann');
    other.take(requests, 'ann');
    await one.exchange();
    await other.exchange();
    expect(other.take(requests, 'ann')).toBe(0);
    expect(other.take(requests, 'ann')).toBeGreaterThan(0);
    await other.exchange();
    one.take(requests, 'ann');
    await one.exchange();
    expect(one.take(requests, 'ann')).toBeGreaterThan(0);
    for (const counters of [one, other]) counters.close();
    for (const client of clients) client.disconnect();
  });

  test('continue in each gateway while Redis is unreachable', async () => {
    const redis = await redisServer();
    const client = new Redis(redis.url, { maxRetriesPerRequest: 0, enableOfflineQueue: false });
    client.on('error', () => undefined);
    await once(client, 'ready');
    await redis.kill();
    const counters = new SharedCounters(new TestClock(), client);
    for (let n = 0; n < 4; n += 1) expect(counters.take(requests, 'ann')).toBe(0);
    await counters.exchange();
    expect(counters.take(requests, 'ann')).toBeGreaterThan(0);
    counters.close();
    client.disconnect();
  });
});
