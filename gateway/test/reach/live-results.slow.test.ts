import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { subscriptions } from '../api/role-calls.js';
import type { Actor, TestGateway, TestSocket } from '../harness/index.js';
import { drawSeeds } from '../pay-histories/random.js';
import { createOrganization, type RandomOrganization } from './random-organization.js';
import { countReach } from './random-teams.js';
import { startWorlds } from './world.js';

let gateway: TestGateway;
let organization: RandomOrganization;
const [seed = 0] = drawSeeds(1);

beforeAll(async () => {
  gateway = await startWorlds();
  organization = await createOrganization(gateway, seed);
}, 60_000);
afterAll(() => gateway.close());

describe(`in the random organization ${seed}`, () => {
  test('each subscriber to the clock status hears of the people in their own reach', async () => {
    const { self, second, unrestricted, workers, teams, everyone } = organization;
    const subscribers = [self, second, unrestricted];
    const sockets: TestSocket[] = [];
    for (const subscriber of subscribers) sockets.push(await subscribe(subscriber));
    gateway.clock.advance({ minutes: 1 });
    for (const worker of workers) await gateway.rest(worker, 'POST', '/api/timesheets/clock-in', {});
    const since = gateway.clock.now().toISOString();
    for (const subscriber of subscribers) await punch(subscriber);

    const heard: string[][] = [];
    for (const [index, socket] of sockets.entries()) {
      heard.push(await readUntil(socket, since, (subscribers[index] as Actor).userId));
    }
    for (const socket of sockets) await socket.close();

    const reaches = [
      ...[self, second].map(({ userId }) => countReach(teams, userId)),
      new Set(everyone.map(({ id }) => id)),
    ];
    const ids = workers.map(({ id }) => id);
    const expected = reaches.map((reach) => ids.filter((id) => reach.has(id)));
    const onlyWorkers = heard.map((people) => people.filter((id) => ids.includes(id)));
    expect(onlyWorkers).toEqual(expected);
    expect(new Set(expected.map(String)).size).toBe(3);
  }, 60_000);

  test('a restricted manager cannot follow the changes of timesheets', async () => {
    const socket = await gateway.socket(organization.self);
    await socket.init();
    socket.send({ type: 'subscribe', id: '1', payload: { query: subscriptions.timesheetChanged } });
    const { payload } = await socket.next('next', 'error');
    await socket.close();
    expect(JSON.stringify(payload)).toContain('"code":"FORBIDDEN"');
  });
});

/** Subscribes, and punches until a message arrives: the protocol does not confirm a subscription. */
async function subscribe(subscriber: Actor): Promise<TestSocket> {
  const socket = await gateway.socket(subscriber);
  await socket.init();
  const query = 'subscription { clockStatusChanged { user { id } state since } }';
  socket.send({ type: 'subscribe', id: '1', payload: { query } });
  let isSubscribed = false;
  void socket.next('next').then(() => {
    isSubscribed = true;
  });
  while (!isSubscribed) {
    await punch(subscriber);
    await new Promise(setImmediate);
  }
  return socket;
}

/** Clocks a subscriber in, or out. */
async function punch(subscriber: Actor): Promise<void> {
  const { status } = await gateway.rest(subscriber, 'POST', '/api/timesheets/clock-in', {});
  if (status === 409) await gateway.rest(subscriber, 'POST', '/api/timesheets/clock-out', {});
}

interface Event {
  readonly data: { readonly clockStatusChanged: { readonly user: { readonly id: string }; readonly since: string } };
}

/** The people of whom a subscriber hears since an instant, until their own punch. */
async function readUntil(socket: TestSocket, since: string, own: string): Promise<string[]> {
  const heard: string[] = [];
  for (;;) {
    const { payload } = await socket.next('next');
    const { user, since: at } = (payload as Event).data.clockStatusChanged;
    if (at === since && user.id === own) return heard;
    if (at === since) heard.push(user.id);
  }
}
