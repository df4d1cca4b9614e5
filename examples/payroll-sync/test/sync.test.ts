import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TimeTrackApi } from '../src/api.ts';
import { LocalCopy } from '../src/local-copy.ts';
import { catchUp } from '../src/sync.ts';
import { verify } from '../src/verify.ts';
import { aTimesheet } from './a-timesheet.ts';
import { FeedServer, json } from './feed-server.ts';

let server: FeedServer;
let api: TimeTrackApi;
let copy: LocalCopy;
let waits: number[];
const following = { pageSize: 2, say: () => undefined };

beforeEach(async () => {
  server = new FeedServer();
  waits = [];
  const wait = async (ms: number) => void waits.push(ms);
  const patience = { mostTries: 4, wait, say: () => undefined };
  api = new TimeTrackApi({ url: await server.listen(), key: 'tt_secret' }, patience);
  copy = new LocalCopy(':memory:');
});
afterEach(async () => {
  copy.close();
  await server.close();
});

const problem = (status: number, more = {}) => {
  const body = { message: 'No', code: 'NO', requestId: 'r1', ...more };
  return (_: unknown, response: Parameters<typeof json>[0]) => json(response, status, body);
};

describe('a sync', () => {
  it('reads page after page, and later only what is new', async () => {
    for (const id of ['one', 'two', 'three']) server.upsert(aTimesheet({ id }));
    await catchUp(api, copy, following);
    expect([...copy.ids()].toSorted()).toEqual(['one', 'three', 'two']);
    server.delete('two');
    await catchUp(api, copy, following);
    expect([...copy.ids()].toSorted()).toEqual(['one', 'three']);
    expect(server.asked.map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, '2', '3']);
  });

  it('waits longer each time that TimeTrack fails, and then goes on', async () => {
    server.upsert(aTimesheet());
    server.troubles.push(
      (_, response) => response.destroy(),
      (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
      (_, response) => {
        // Half an answer.
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('[');
        setImmediate(() => response.destroy());
      },
    );
    await catchUp(api, copy, following);
    expect([...copy.ids()]).toEqual(['sheet-1']);
    const most = [250, 500, 1000];
    expect(waits.map((ms, at) => ms / (most[at] ?? 0)).every((part) => part >= 0.5 && part <= 1)).toBe(true);
    expect(waits).toHaveLength(3);
  });

  it('waits as long as a rate limit asks', async () => {
    server.troubles.push((_, response) => {
      response.setHeader('retry-after', '7');
      json(response, 429, { message: 'Too many requests' });
    });
    await catchUp(api, copy, following);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(7000);
  });

  it('gives up in the end, with the reason', async () => {
    server.troubles.push(...Array.from({ length: 4 }, () => problem(503)));
    await expect(catchUp(api, copy, following)).rejects.toThrow('Gave up after 4 tries: TimeTrack answered 503.');
  });

  it.each([
    ['an unknown key', problem(401), 'TimeTrack knows no such API key'],
    ['a key without the scope', problem(403), 'timesheets:read'],
    ['a cursor of elsewhere', problem(400, { fields: { cursor: 'none' } }), 'Set TIMETRACK_DB to a new file'],
    ['any other refusal', problem(404), 'TimeTrack refused with 404: No (request r1).'],
    [
      'a page of something else',
      (_: unknown, response: Parameters<typeof json>[0]) => {
        response.writeHead(302, { location: 'https://elsewhere.example' }).end();
      },
      'check TIMETRACK_URL',
    ],
  ])('stops at once at %s', async (_what, trouble, sentence) => {
    server.troubles.push(trouble);
    await expect(catchUp(api, copy, following)).rejects.toThrow(sentence);
    expect([waits, server.asked.length]).toEqual([[], 1]);
  });
});

describe('a comparison', () => {
  beforeEach(() => {
    for (const id of ['one', 'two', 'three']) server.upsert(aTimesheet({ id }));
  });

  it('finds nothing where the copy is in step', async () => {
    expect(await verify(api, copy, following)).toEqual({ compared: 3, changedMeanwhile: 0, differences: [] });
  });

  it('does not mind names that were changed since', async () => {
    await catchUp(api, copy, following);
    const user = { id: 'ada', firstName: 'Ada', lastName: 'Marsh-Lee' };
    server.timesheets.set('one', aTimesheet({ id: 'one', user }));
    expect((await verify(api, copy, following)).differences).toEqual([]);
  });

  it('names each timesheet that differs, is missing or is too many', async () => {
    await catchUp(api, copy, following);
    server.timesheets.set('one', aTimesheet({ id: 'one', notes: 'never told' }));
    server.timesheets.delete('two');
    server.timesheets.set('four', aTimesheet({ id: 'four' }));
    expect((await verify(api, copy, following)).differences).toEqual([
      { timesheetId: 'one', what: 'differs' },
      { timesheetId: 'four', what: 'is missing in the copy' },
      { timesheetId: 'two', what: 'is in the copy alone' },
    ]);
  });

  it('says nothing of what changes meanwhile', async () => {
    await catchUp(api, copy, following);
    server.troubles.push(
      (_, response) => json(response, 200, []),
      (_, response) => {
        server.upsert(aTimesheet({ id: 'one', notes: 'just now' }));
        json(response, 200, [...server.timesheets.values()]);
      },
    );
    expect(await verify(api, copy, following)).toEqual({ compared: 3, changedMeanwhile: 1, differences: [] });
  });
});
