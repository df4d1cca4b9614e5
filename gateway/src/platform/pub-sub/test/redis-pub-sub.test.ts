import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestLogger, RedisServer } from '../../../../test/harness/index.js';
import type { PubSub } from '../../ports/platform.js';
import { RedisConnections } from '../../redis/redis.js';
import { RedisPubSub } from '../redis-pub-sub.js';

let redis: RedisServer;
let opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()));
  opened = [];
});

async function startRedis(): Promise<void> {
  redis = await RedisServer.start();
  opened.push({ close: () => redis.kill() });
}

function gateway(log = createTestLogger(), redisUrl = redis.url): PubSub {
  const pubSub = new RedisPubSub(new RedisConnections(redisUrl, log.logger), log.logger);
  opened.push(pubSub);
  return pubSub;
}

/** Publishes until the first message arrives: Redis needs a moment to subscribe. */
async function untilConnected(from: PubSub, messages: AsyncIterableIterator<unknown>): Promise<void> {
  const first = messages.next();
  const publishing = setInterval(() => from.publish('clock', 'knock'), 20);
  await first.finally(() => clearInterval(publishing));
  from.publish('clock', 'connected');
  await until(messages, 'connected');
}

/** Reads up to a message and returns what came before. The subscription continues: a `for await` would end it. */
async function until(messages: AsyncIterableIterator<unknown>, last: unknown): Promise<unknown[]> {
  const before: unknown[] = [];
  for (;;) {
    const { value, done } = await messages.next();
    if (done) throw new Error(`the subscription ended before ${last}`);
    if (value === last) return before;
    before.push(value);
  }
}

describe('messages between gateways', () => {
  beforeEach(startRedis);

  test('reach the subscribers of all gateways once', async () => {
    const [one, other] = [gateway(), gateway()];
    const [here, there] = [one.subscribe('clock'), other.subscribe('clock')];
    await untilConnected(other, here);
    await untilConnected(one, there);
    one.publish('clock', { state: 'WORKING' });
    one.publish('clock', 'sent');
    expect(await until(there, 'sent')).toContainEqual({ state: 'WORKING' });
    // Redis keeps the order: an echo of its own message would have arrived before this.
    other.publish('clock', 'end');
    const messages = await until(here, 'end');
    expect(messages.filter((message) => typeof message === 'object')).toEqual([{ state: 'WORKING' }]);
  });
});

describe('while Redis is unreachable', () => {
  beforeEach(startRedis);

  test('serves the gateway’s own subscribers, and logs the loss once', async () => {
    const log = createTestLogger();
    const one = gateway(log);
    const messages = one.subscribe('clock');
    await redis.kill();
    one.publish('clock', 'still here');
    expect(await messages.next()).toEqual({ value: 'still here', done: false });
    await log.until('Redis is unreachable: retrying until it is back');
  });

  test('holds messages until Redis is back, and then delivers them to the other gateways', async () => {
    const log = createTestLogger();
    const [one, other] = [gateway(log), gateway()];
    const there = other.subscribe('clock');
    await untilConnected(one, there);
    await redis.kill();
    await log.until('Redis is unreachable: retrying until it is back');
    await redis.start();
    await log.until('Redis is back');
    await untilConnected(one, there);
    one.publish('clock', 'after');
    await until(there, 'after');
  });
});

test('logs once that Redis was never reachable, and serves local subscribers', async () => {
  const log = createTestLogger();
  const one = gateway(log, 'redis://127.0.0.1:1');
  const messages = one.subscribe('clock');
  one.publish('clock', 'here');
  expect(await messages.next()).toEqual({ value: 'here', done: false });
  await log.until('Redis is unreachable: retrying until it is back');
});
