import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { type App, createApp } from '../../src/app.composition.js';
import { features } from '../../src/features.composition.js';
import { createOrm } from '../../src/platform/database/orm.adapter.js';
import {
  createActor,
  openSocket,
  RedisServer,
  startGateway,
  type TestGateway,
  type TestSocket,
} from '../harness/index.js';

let redis: RedisServer;
let here: TestGateway;
let there: { app: App; url: string; close(): Promise<void> };

beforeAll(async () => {
  redis = await RedisServer.start();
  here = await startGateway({ env: { REDIS_URL: redis.url } });
  const logger = pino({ level: 'silent' });
  const orm = await createOrm({ url: here.databaseUrl, poolSize: 5, logger }, features);
  const app = await createApp({ config: here.config, orm, logger });
  const close = async () => {
    await app.close();
    await orm.close(true);
  };
  there = { app, url: await app.listen(), close };
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await redis?.kill();
});

const query = 'subscription { clockStatusChanged { user { id } state } }';
const post = (gateway: App, url: string, headers: Record<string, string>) =>
  gateway.http.inject({ method: 'POST', url, headers });

/** Punches here until the subscription there receives a message: Redis does not confirm when it listens. */
async function waitForEvent(socket: TestSocket, headers: Record<string, string>): Promise<unknown> {
  const event = socket.next('next');
  let message: unknown;
  void event.then((first) => {
    message = first;
  });
  while (message === undefined) {
    await post(here.app, '/api/timesheets/clock-in', headers);
    await post(here.app, '/api/timesheets/clock-out', headers);
  }
  return message;
}

test('a punch at one gateway reaches subscribers at the other, and a sign-out or archiving at one closes sockets at the other', async () => {
  const manager = await createActor(here, 'MANAGER');
  const worker = await createActor(here, 'WORKER', manager);
  const socket = await openSocket(there.url, manager.headers);
  await socket.init();
  socket.send({ type: 'subscribe', id: '1', payload: { query } });
  expect(await waitForEvent(socket, worker.headers)).toMatchObject({
    payload: { data: { clockStatusChanged: { user: { id: worker.userId } } } },
  });
  await post(here.app, '/api/auth/logout', manager.headers);
  expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });

  const sockets = await Promise.all([openSocket(there.url, worker.headers), openSocket(there.url, worker.headers)]);
  const owner = await createActor(here, 'OWNER', worker);
  await here.app.http.inject({ method: 'DELETE', url: `/api/users/${worker.userId}`, headers: owner.headers });
  for (const { closed } of sockets) expect(await closed).toEqual({ code: 4401, reason: 'Session ended' });
});
