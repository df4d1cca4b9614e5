import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LocalCopy } from 'payroll-sync';
import { aTimesheet } from 'payroll-sync/test/a-timesheet.ts';
import { follow, storeEvents } from '../src/follow.ts';
import { GraphQlApi } from '../src/graphql-api.ts';
import { apiKey, GraphQlFeedServer } from './graphql-feed-server.ts';

let server: GraphQlFeedServer;
let api: GraphQlApi;
let copy: LocalCopy;
let isStopping: boolean;
let onLog: () => void;
let retries: string[];
let following: Promise<never> | undefined;

const retryPolicy = {
  maxAttempts: Number.POSITIVE_INFINITY,
  wait: async () => {
    if (isStopping) throw new Error('stopped');
  },
  log: (line: string) => void retries.push(line),
};
const options = { pageSize: 100, retryPolicy, log: () => onLog() };

beforeEach(async () => {
  server = new GraphQlFeedServer();
  [isStopping, onLog, retries] = [false, () => undefined, []];
  following = undefined;
  api = new GraphQlApi({ url: await server.listen(), key: apiKey }, retryPolicy);
  copy = new LocalCopy(':memory:');
});
afterEach(async () => {
  isStopping = true;
  server.breakConnections();
  await following?.catch(() => undefined);
  copy.close();
  await server.close();
});

/** Resolves when the copy has this many changes. */
function waitForChanges(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onLog = () => {
    if (copy.changeCount >= count) resolve();
  };
  onLog();
  return promise;
}

function start(keepAliveMs = 60_000): void {
  following = follow(api, copy, { ...options, keepAliveMs });
  following.catch(() => undefined);
}

const upsert = (...ids: readonly string[]) => {
  for (const id of ids) server.upsert(aTimesheet({ id }));
};

test('stores each change as it happens, without polling', async () => {
  upsert('one');
  start();
  await waitForChanges(1);
  await server.waitForSubscriber();
  upsert('two', 'three');
  server.delete('one');
  await waitForChanges(4);
  expect([...copy.ids()].toSorted()).toEqual(['three', 'two']);
  expect(server.queries).toHaveLength(1);
});

test('starts with an organization that has no changes yet', async () => {
  start();
  await server.waitForSubscriber();
  upsert('one');
  await waitForChanges(1);
  expect(server.queries).toHaveLength(1);
});

test('reads the feed when an event was lost', async () => {
  upsert('one');
  start();
  await server.waitForSubscriber();
  server.isSilent = true;
  upsert('two');
  server.isSilent = false;
  upsert('three');
  await waitForChanges(3);
  expect(server.queries.map(({ after }) => after)).toEqual([null, '1']);
});

test('neither misses nor repeats a change when the connection breaks', async () => {
  start();
  for (const round of [1, 2, 3]) {
    await server.waitForSubscriber();
    upsert(`before ${round}`);
    server.breakConnections();
    upsert(`after ${round}`);
    await waitForChanges(2 * round);
  }
  await server.waitForSubscriber();
  expect([copy.cursor, copy.changeCount, [...copy.ids()].length]).toEqual(['6', 6, 6]);
  expect(retries[0]).toMatch(/^The connection to TimeTrack broke.*; trying again in 0\.\d s$/);
});

test('leaves a connection on which the gateway no longer answers', async () => {
  start(200);
  await server.waitForSubscriber();
  server.sockets[0]?.pause();
  await server.waitForSubscriber();
  expect(retries.join()).toContain('The connection to TimeTrack broke (4499)');
});

test('stays current where no WebSocket can be opened', async () => {
  server.refusesSockets = true;
  upsert('one');
  start();
  await waitForChanges(1);
  upsert('two');
  await waitForChanges(2);
  expect([...copy.ids()]).toEqual(['one', 'two']);
});

test('stops when the key is revoked', async () => {
  start();
  await server.waitForSubscriber();
  server.sockets[0]?.close(4401, 'Unauthorized');
  await expect(following).rejects.toThrow('TimeTrack does not know this API key');
});

describe('events that arrive together', () => {
  const event = (number: number) => ({
    change: {
      cursor: String(number),
      kind: 'UPSERT' as const,
      timesheetId: `sheet-${number}`,
      timesheet: aTimesheet({ id: `sheet-${number}` }),
      at: '2026-11-16T19:00:00.000Z',
    },
    previousCursor: number === 1 ? null : String(number - 1),
  });

  test('are stored from the first that the copy does not have', async () => {
    await storeEvents(api, copy, [event(1), event(2)], options);
    await storeEvents(api, copy, [event(1), event(2), event(3)], options);
    await storeEvents(api, copy, [event(3)], options);
    expect([copy.cursor, copy.changeCount, server.queries]).toEqual(['3', 3, []]);
  });

  test('are read from the feed together if one before them is missing', async () => {
    upsert('sheet-1', 'sheet-2', 'sheet-3', 'sheet-4');
    await storeEvents(api, copy, [event(1)], options);
    await storeEvents(api, copy, [event(3), event(4)], options);
    expect([copy.cursor, copy.changeCount]).toEqual(['4', 4]);
    expect(server.queries).toHaveLength(1);
  });
});
