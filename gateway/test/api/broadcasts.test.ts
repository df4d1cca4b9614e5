import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Actor,
  createActor,
  startGateway,
  statementsOf,
  type TestGateway,
  type TestSocket,
  WatchedPubSub,
} from '../harness/index.js';

const pubSub = new WatchedPubSub();
const query = 'subscription { clockStatusChanged { user { id role } state since } }';

let gateway: TestGateway;
let owner: Actor;
let manager: Actor;
let colleague: Actor;
let worker: Actor;

beforeAll(async () => {
  gateway = await startGateway({ pubSub });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await createActor(gateway, 'OWNER');
  [manager, colleague, worker] = await Promise.all([
    createActor(gateway, 'MANAGER', owner),
    createActor(gateway, 'MANAGER', owner),
    createActor(gateway, 'WORKER', owner),
  ]);
});

/** Opens a subscription that is active when the promise resolves: a socket checks one message after the other. */
async function subscribe(who: Actor, document = query): Promise<TestSocket> {
  const socket = await gateway.socket(who);
  await socket.init();
  socket.send({ type: 'subscribe', id: '1', payload: { query: document } });
  socket.send({ type: 'subscribe', id: '2', payload: { query: '{' } });
  await socket.next('error');
  return socket;
}

/** Publishes like a command does after its commit. */
function publish(about: Actor, second = 0): void {
  const since = new Date(Date.UTC(2026, 10, 1, 8, 0, second)).toISOString();
  pubSub.publish(`clock-status:${owner.organizationId}`, { userId: about.userId, state: 'WORKING', since });
}

interface Event {
  readonly data: { readonly clockStatusChanged: { readonly since: string } };
}

async function read(socket: TestSocket, count = 1): Promise<Event[]> {
  const events: Event[] = [];
  while (events.length < count) events.push((await socket.next('next')).payload as Event);
  return events;
}

const sql = (text: string, values: unknown[]) => gateway.orm.em.fork().execute(text, values);
const closeAll = (...sockets: TestSocket[]) => Promise.all(sockets.map((socket) => socket.close()));

describe('an event', () => {
  test('is read and confirmed once for all subscribers who ask for the same with the same role', async () => {
    const sockets = [await subscribe(manager), await subscribe(manager), await subscribe(colleague)];
    let received: Event[][] = [];

    const statements = await statementsOf(async () => {
      publish(worker);
      received = await Promise.all(sockets.map((socket) => read(socket)));
    });

    const [first] = received;
    expect(first).toEqual([
      {
        data: {
          clockStatusChanged: {
            user: { id: worker.userId, role: 'WORKER' },
            state: 'WORKING',
            since: '2026-11-01T08:00:00.000Z',
          },
        },
      },
    ]);
    expect(received).toEqual([first, first, first]);
    expect(statements).toHaveLength(2);
    await closeAll(...sockets);
  });

  test('gives each subscriber what only they may see', async () => {
    const document = 'subscription { clockStatusChanged { user { id abilities } } }';
    const sockets = [await subscribe(manager, document), await subscribe(colleague, document)];
    publish(manager);
    const [[own], [other]] = (await Promise.all(sockets.map((socket) => read(socket)))) as [[Event], [Event]];

    expect(JSON.stringify(own)).toContain('"abilities":["');
    expect(JSON.stringify(other)).toContain('"abilities":[]');
    await closeAll(...sockets);
  });

  test('gives each role what it may see', async () => {
    const document = 'subscription { clockStatusChanged { user { canManage } } }';
    const sockets = [await subscribe(owner, document), await subscribe(manager, document)];
    publish(colleague);

    const [ofOwner, ofManager] = (await Promise.all(sockets.map((socket) => read(socket)))).flat();
    expect(ofOwner).toEqual({ data: { clockStatusChanged: { user: { canManage: true } } } });
    expect(ofManager).toEqual({ data: { clockStatusChanged: { user: { canManage: false } } } });
    await closeAll(...sockets);
  });

  test('reaches nobody who subscribed after it', async () => {
    const early = await subscribe(manager);
    publish(worker, 1);
    const late = await subscribe(colleague);
    publish(worker, 2);

    expect(await read(early, 2)).toHaveLength(2);
    expect((await read(late))[0]?.data.clockStatusChanged.since).toContain('08:00:02');
    await closeAll(early, late);
  });

  test('becomes an error for each subscriber if it cannot be read, and the next event arrives', async () => {
    const sockets = [await subscribe(manager), await subscribe(colleague)];
    pubSub.publish(`clock-status:${owner.organizationId}`, { userId: 'nobody', state: 'WORKING', since: 'never' });
    publish(worker);

    for (const socket of sockets) {
      const [failed, sent] = await read(socket, 2);
      expect(failed).toMatchObject({ errors: [{ extensions: { requestId: expect.any(String) } }] });
      expect(sent).not.toHaveProperty('errors');
    }
    await closeAll(...sockets);
  });
});

test('events in a burst arrive in their order, all of them, with one confirmation', async () => {
  const sockets = [await subscribe(manager), await subscribe(colleague)];
  let received: Event[][] = [];

  const statements = await statementsOf(async () => {
    for (let second = 0; second < 40; second += 1) publish(worker, second);
    received = await Promise.all(sockets.map((socket) => read(socket, 40)));
  });

  for (const events of received) {
    const seconds = events.map(({ data }) => new Date(data.clockStatusChanged.since).getUTCSeconds());
    expect(seconds).toEqual(Array.from({ length: 40 }, (_, second) => second));
  }
  expect(statements.filter((text) => text.includes('current_sessions'))).toHaveLength(1);
  await closeAll(...sockets);
});

describe('a subscriber', () => {
  test('receives nothing once the session has ended, while the others do', async () => {
    const [gone, stays] = [await subscribe(manager), await subscribe(colleague)];
    await sql('delete from sessions where id = ?', [manager.sessionId]);
    publish(worker);

    expect(await read(stays)).toHaveLength(1);
    expect(await gone.closed).toEqual({ code: 4401, reason: 'Session ended' });
    expect(await Promise.race([gone.next('next'), nextTurn('nothing')])).toBe('nothing');
    await stays.close();
  });

  test('is refused after a change to a role that may not subscribe, while the others receive the event', async () => {
    const [refused, stays] = [await subscribe(manager), await subscribe(colleague)];
    await sql(`update users set role = 'WORKER' where id = ?`, [manager.userId]);
    publish(worker);

    expect(await read(stays)).toHaveLength(1);
    expect(JSON.stringify(await refused.next('next'))).toContain('FORBIDDEN');
    expect((await refused.next('next', 'complete')).type).toBe('complete');
    await closeAll(refused, stays);
  });

  test('sees what another role may see after a change to it', async () => {
    const document = 'subscription { clockStatusChanged { user { canManage } } }';
    const socket = await subscribe(manager, document);
    await sql(`update users set role = 'ADMIN' where id = ?`, [manager.userId]);
    publish(colleague);
    publish(colleague, 1);

    const seen = { data: { clockStatusChanged: { user: { canManage: true } } } };
    expect(await read(socket, 2)).toEqual([seen, seen]);
    await socket.close();
  });

  test('sees what another role may see even if the event depends on who sees it', async () => {
    const admin = await createActor(gateway, 'ADMIN', owner);
    const document = 'subscription { clockStatusChanged { user { abilities canManage } } }';
    const sockets = [await subscribe(admin, document), await subscribe(manager, document)];
    await sql(`update users set role = 'ADMIN' where id = ?`, [manager.userId]);
    publish(colleague);

    const seen = [{ data: { clockStatusChanged: { user: { abilities: [], canManage: true } } } }];
    expect(await Promise.all(sockets.map((socket) => read(socket)))).toEqual([seen, seen]);
    await closeAll(...sockets);
  });
});
