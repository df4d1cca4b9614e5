import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from 'graphql-ws';
import pino from 'pino';
import { WebSocket } from 'ws';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { createPubSub, type PubSub } from '../../../platform/pub-sub/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { clockStatusTopic } from '../punches/clock-status.service.js';

interface Told {
  readonly clockStatusChanged: { readonly user: object; readonly state: string; readonly since: string };
}

let doors: TestGateway;
const clients: Client[] = [];
/** Says the name of each topic as soon as somebody listens to it. */
const subscriptions = new EventEmitter();

beforeAll(async () => {
  doors = await startGateway({
    pubSub: announcing(createPubSub({ redisUrl: null, logger: pino({ level: 'silent' }) })),
  });
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await doors.close();
});

function announcing(pubSub: PubSub): PubSub {
  return {
    publish: (topic, payload) => pubSub.publish(topic, payload),
    subscribe: (topic, signal) => {
      const messages = pubSub.subscribe(topic, signal);
      subscriptions.emit(topic);
      return messages;
    },
    close: () => pubSub.close(),
  };
}

/** What somebody is told over a real socket, signed in by the same cookie as everywhere. */
async function changesToldTo(by: User) {
  const { cookie = '' } = await doors.headersOf(by);
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const url = `${(await doors.url()).replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: SocketWithCookie, retryAttempts: 0 });
  clients.push(client);
  return client.iterate<Told>({
    query: 'subscription { clockStatusChanged { user { id firstName } state since } }',
  });
}

describe('whoever watches the clock', () => {
  it('is told of every change within the organization, and of none elsewhere', async () => {
    doors.clock.set('2026-07-15T15:00:00Z');
    const { organizationId, worker, manager } = await aTeam(doors.orm);
    const stranger = await aUser(doors.orm);
    const changes = await changesToldTo(manager);
    const listening = once(subscriptions, clockStatusTopic(organizationId));
    const first = changes.next();
    await listening;

    await doors.rest(stranger, 'POST', '/api/timesheets/clock-in');
    await doors.rest(worker, 'POST', '/api/timesheets/clock-in');
    await doors.rest(worker, 'POST', '/api/timesheets/start-break');
    doors.clock.advance({ minutes: 20 });
    await doors.graphql(worker, 'mutation { clockOut { id } }');

    const told = [await first, await changes.next(), await changes.next()];
    const user = { id: worker.id, firstName: 'Ada' };
    expect(told.map(({ value }) => value.data.clockStatusChanged)).toEqual([
      { user, state: 'WORKING', since: '2026-07-15T15:00:00.000Z' },
      { user, state: 'ON_BREAK', since: '2026-07-15T15:00:00.000Z' },
      { user, state: 'OUT', since: '2026-07-15T15:20:00.000Z' },
    ]);
  });

  it('is no worker', async () => {
    const changes = await changesToldTo(await aUser(doors.orm));

    const errors = await changes.next().then(
      ({ value }) => value.errors,
      (reason: unknown) => reason,
    );

    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
