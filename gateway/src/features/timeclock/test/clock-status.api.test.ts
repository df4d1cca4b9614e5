import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { PubSub } from '../../../platform/ports/platform.js';
import { LocalPubSub } from '../../../platform/pub-sub/local-pub-sub.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { clockStatusTopic } from '../timesheets/clock-status.service.js';

interface ReceivedChange {
  readonly clockStatusChanged: { readonly user: object; readonly state: string; readonly since: string };
}

let gateway: TestGateway;
const clients: Client[] = [];
/** Reports the name of each topic when someone subscribes to it. */
const subscriptions = new EventEmitter();

beforeAll(async () => {
  gateway = await startGateway({
    pubSub: announceSubscriptions(new LocalPubSub()),
  });
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await gateway.close();
});

function announceSubscriptions(pubSub: PubSub): PubSub {
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

/** The messages that a user receives over a real socket, authenticated by the session cookie. */
async function subscribeToChanges(by: User) {
  const { cookie = '' } = await gateway.headersOf(by);
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const url = `${(await gateway.url()).replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: SocketWithCookie, retryAttempts: 0 });
  clients.push(client);
  return client.iterate<ReceivedChange>({
    query: 'subscription { clockStatusChanged { user { id firstName } state since } }',
  });
}

describe('a subscriber to the clock status', () => {
  test('receives every change in the organization and no change from another one', async () => {
    gateway.clock.set('2026-07-15T15:00:00Z');
    const { organizationId, worker, manager } = await aTeam(gateway.orm);
    const outsider = await aUser(gateway.orm);
    const changes = await subscribeToChanges(manager);
    const listening = once(subscriptions, clockStatusTopic(organizationId));
    const first = changes.next();
    await listening;

    await gateway.rest(outsider, 'POST', '/api/timesheets/clock-in');
    await gateway.rest(worker, 'POST', '/api/timesheets/clock-in');
    await gateway.rest(worker, 'POST', '/api/timesheets/start-break');
    gateway.clock.advance({ minutes: 20 });
    await gateway.graphql(worker, 'mutation { timesheetClockOut(input: {}) { timesheet { id } } }');

    const received = [await first, await changes.next(), await changes.next()];
    const user = { id: worker.id, firstName: 'Ada' };
    expect(received.map(({ value }) => value.data.clockStatusChanged)).toEqual([
      { user, state: 'WORKING', since: '2026-07-15T15:00:00.000Z' },
      { user, state: 'ON_BREAK', since: '2026-07-15T15:00:00.000Z' },
      { user, state: 'OUT', since: '2026-07-15T15:20:00.000Z' },
    ]);
  });

  test('can’t be a worker', async () => {
    const changes = await subscribeToChanges(await aUser(gateway.orm));

    const errors = await changes.next().then(
      ({ value }) => value.errors,
      (reason: unknown) => reason,
    );

    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
