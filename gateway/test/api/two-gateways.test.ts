import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createActor, RedisServer, startGateway, type TestGateway, type TestSocket } from '../harness/index.js';

let redis: RedisServer;
let here: TestGateway;
let there: TestGateway;

beforeAll(async () => {
  redis = await RedisServer.start();
  here = await startGateway({ env: { REDIS_URL: redis.url } });
  there = await startGateway({ beside: here, env: { REDIS_URL: redis.url } });
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await redis?.kill();
});

const query = 'subscription { clockStatusChanged { user { id } state } }';
const post = (gateway: TestGateway, url: string, headers: Record<string, string>) =>
  gateway.inject({ method: 'POST', url, headers });

/** Punches here until the subscription there receives a message: Redis does not confirm when it listens. */
async function waitForEvent(socket: TestSocket, headers: Record<string, string>): Promise<unknown> {
  const event = socket.next('next');
  let message: unknown;
  void event.then((first) => {
    message = first;
  });
  while (message === undefined) {
    await post(here, '/api/timesheets/clock-in', headers);
    await post(here, '/api/timesheets/clock-out', headers);
  }
  return message;
}

test('a punch at one gateway reaches subscribers at the other, and a sign-out or archiving at one closes sockets at the other', async () => {
  const manager = await createActor(here, 'MANAGER');
  const worker = await createActor(here, 'WORKER', manager);
  const socket = await there.socket(manager);
  await socket.init();
  socket.send({ type: 'subscribe', id: '1', payload: { query } });
  expect(await waitForEvent(socket, worker.headers)).toMatchObject({
    payload: { data: { clockStatusChanged: { user: { id: worker.userId } } } },
  });
  await post(here, '/api/auth/logout', manager.headers);
  expect(await socket.closed).toEqual({ code: 4401, reason: 'Session ended' });

  const sockets = await Promise.all([there.socket(worker), there.socket(worker)]);
  const owner = await createActor(here, 'OWNER', worker);
  await here.inject({ method: 'DELETE', url: `/api/users/${worker.userId}`, headers: owner.headers });
  for (const { closed } of sockets) expect(await closed).toEqual({ code: 4401, reason: 'Session ended' });
});
