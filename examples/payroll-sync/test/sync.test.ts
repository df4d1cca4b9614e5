import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LocalCopy } from '../src/local-copy.ts';
import { RestApi } from '../src/rest-api.ts';
import { catchUp } from '../src/sync.ts';
import { verify } from '../src/verify.ts';
import { aTimesheet } from './a-timesheet.ts';
import { FeedServer, json } from './feed-server.ts';

let server: FeedServer;
let api: RestApi;
let copy: LocalCopy;
let waits: number[];
const options = { pageSize: 2, log: () => undefined };

beforeEach(async () => {
  server = new FeedServer();
  waits = [];
  const wait = async (ms: number) => void waits.push(ms);
  const retryPolicy = { maxAttempts: 4, wait, log: () => undefined };
  api = new RestApi({ url: await server.listen(), key: 'tt_secret' }, retryPolicy);
  copy = new LocalCopy(':memory:');
});
afterEach(async () => {
  copy.close();
  await server.close();
});

const problem = (status: number, more = {}) => {
  const body = { message: 'No', code: 'BAD_USER_INPUT', requestId: 'r1', ...more };
  return (_: unknown, response: Parameters<typeof json>[0]) => json(response, status, body);
};

describe('catchUp', () => {
  test('reads page after page, and only new changes later', async () => {
    for (const id of ['one', 'two', 'three']) server.upsert(aTimesheet({ id }));
    await catchUp(api, copy, options);
    expect([...copy.ids()].toSorted()).toEqual(['one', 'three', 'two']);
    server.delete('two');
    await catchUp(api, copy, options);
    expect([...copy.ids()].toSorted()).toEqual(['one', 'three']);
    expect(server.requests.map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, '2', '3']);
  });

  test('waits longer after each failure and then continues', async () => {
    server.upsert(aTimesheet());
    server.failures.push(
      (_, response) => response.destroy(),
      (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
      (_, response) => {
        // A truncated response.
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('[');
        setImmediate(() => response.destroy());
      },
    );
    await catchUp(api, copy, options);
    expect([...copy.ids()]).toEqual(['sheet-1']);
    const longest = [250, 500, 1000];
    const shares = waits.map((ms, index) => ms / (longest[index] ?? 0));
    expect(shares.every((share) => share >= 0.5 && share <= 1)).toBe(true);
    expect(waits).toHaveLength(3);
  });

  test('waits as long as Retry-After says', async () => {
    server.failures.push((_, response) => {
      response.setHeader('retry-after', '7');
      json(response, 429, { message: 'Too many requests' });
    });
    await catchUp(api, copy, options);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(7000);
  });

  test('gives up after the last attempt with the reason', async () => {
    server.failures.push(...Array.from({ length: 4 }, () => problem(503)));
    await expect(catchUp(api, copy, options)).rejects.toThrow(
      'Gave up after 4 attempts: TimeTrack responded with 503.',
    );
  });

  test.each([
    ['an unknown key', problem(401, { code: 'UNAUTHENTICATED' }), 'TimeTrack does not know this API key'],
    ['a key without the scope', problem(403, { code: 'FORBIDDEN' }), 'timesheets:read'],
    [
      'a cursor of another organization',
      problem(400, { fields: { cursor: 'unknown' } }),
      'Set TIMETRACK_DB to a new file',
    ],
    [
      'any other rejection',
      problem(404, { code: 'NOT_FOUND' }),
      'TimeTrack rejected the request with NOT_FOUND: No (request r1).',
    ],
    [
      'a redirect',
      (_: unknown, response: Parameters<typeof json>[0]) => {
        response.writeHead(302, { location: 'https://elsewhere.example' }).end();
      },
      'check TIMETRACK_URL',
    ],
  ])('stops without a retry after %s', async (_name, failure, message) => {
    server.failures.push(failure);
    await expect(catchUp(api, copy, options)).rejects.toThrow(message);
    expect([waits, server.requests.length]).toEqual([[], 1]);
  });
});

describe('verify', () => {
  beforeEach(() => {
    for (const id of ['one', 'two', 'three']) server.upsert(aTimesheet({ id }));
  });

  test('finds no difference when the copy is in sync', async () => {
    expect(await verify(api, copy, options)).toEqual({ compared: 3, changedMeanwhile: 0, differences: [] });
  });

  test('ignores changed names of people', async () => {
    await catchUp(api, copy, options);
    const user = { id: 'ada', firstName: 'Ada', lastName: 'Marsh-Lee' };
    server.timesheets.set('one', aTimesheet({ id: 'one', user }));
    expect((await verify(api, copy, options)).differences).toEqual([]);
  });

  test('lists each timesheet that differs, is missing or is only in the copy', async () => {
    await catchUp(api, copy, options);
    server.timesheets.set('one', aTimesheet({ id: 'one', notes: 'changed without the feed' }));
    server.timesheets.delete('two');
    server.timesheets.set('four', aTimesheet({ id: 'four' }));
    expect((await verify(api, copy, options)).differences).toEqual([
      { timesheetId: 'one', problem: 'differs' },
      { timesheetId: 'four', problem: 'is missing in the copy' },
      { timesheetId: 'two', problem: 'is only in the copy' },
    ]);
  });

  test('does not report timesheets that change during the comparison', async () => {
    await catchUp(api, copy, options);
    server.failures.push(
      (_, response) => json(response, 200, []),
      (_, response) => {
        server.upsert(aTimesheet({ id: 'one', notes: 'just now' }));
        json(response, 200, [...server.timesheets.values()]);
      },
    );
    expect(await verify(api, copy, options)).toEqual({ compared: 3, changedMeanwhile: 1, differences: [] });
  });
});
