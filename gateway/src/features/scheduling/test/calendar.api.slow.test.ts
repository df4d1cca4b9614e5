import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { actionsOf, apis, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aPlace } from '../../places/test/builders.js';
import { placeOperations } from '../../places/test/calls.js';
import { aCrew } from '../../teams/test/builders.js';
import { teamOperations } from '../../teams/test/calls.js';
import { aSchedule } from './builders.js';
import { operations as scheduleOperations } from './calls.js';
import { expectImportableByOutlook } from './outlook-import.js';

const readQr = jsQR as unknown as typeof jsQR.default;

const operations = { ...scheduleOperations, ...teamOperations, ...placeOperations };
type OperationName = keyof typeof operations;

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
beforeEach(() => gateway.clock.set('2026-07-15T15:00:00Z'));
afterAll(() => gateway.close());

async function addressOf(by: User): Promise<string> {
  return new URL((await gateway.call('REST', by, 'calendarFeed')).data.url).pathname;
}

async function read(address: string, headers = {}) {
  const response = await gateway.rest(null, 'GET', address, undefined, headers);
  return { ...response, text: response.body.toString() as string };
}

const feedOf = async (by: User) => (await read(await addressOf(by))).text;

/** The start and end of each event, as a calendar program reads them. */
function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    return { uid, summary, start: startDate.toJSDate().toISOString(), end: endDate.toJSDate().toISOString() };
  });
}

const property = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}[;:].*$`, 'gm'))].map(([line]) => line.trim());

describe('a calendar program reads each shift at its instant', () => {
  // Every hour around the clock changes of 2026 in Denver, in Dublin, and on Lord Howe Island.
  const changes = ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04'];
  const starts = changes.flatMap((day) =>
    Array.from(
      { length: 72 },
      (_, halfHour) => new Date(Date.parse(`${day}T00:00:00Z`) + (halfHour * 30 - 720) * 60_000),
    ),
  );

  test.each(['America/Denver', 'Europe/Dublin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'in %s, across every clock change',
    async (timezone) => {
      gateway.clock.set('2026-03-01T00:00:00Z');
      const organizationId = (await anOrganization(gateway.orm, { timezone })).id;
      const worker = await aUser(gateway.orm, { organizationId });
      const expected = await Promise.all(
        starts.map(async (startAt) => {
          const endAt = new Date(startAt.getTime() + 8 * 3_600_000);
          const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], startAt, endAt });
          return {
            uid: `${id}@timetrack`,
            summary: 'Day shift',
            start: startAt.toISOString(),
            end: endAt.toISOString(),
          };
        }),
      );
      const byUid = (one: { uid: string }, other: { uid: string }) => (one.uid < other.uid ? -1 : 1);

      const text = await feedOf(worker);

      expect(eventsOf(text).toSorted(byUid)).toEqual(expected.toSorted(byUid));
      expect(property(text, 'X-WR-TIMEZONE')).toEqual([`X-WR-TIMEZONE:${timezone}`]);
      expectImportableByOutlook(text);
    },
  );
});

describe('the calendar file', () => {
  test('contains the owner’s shifts as text/calendar, without drafts, with canceled shifts marked', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId, name: 'Mill; roof' });
    const notes = 'Gate 3, code\\4711;\nüber die Brücke 👷'.repeat(8);
    const own = { organizationId, assignedUserIds: [worker.id] };
    const { id } = await aSchedule(gateway.orm, { ...own, title: 'Früh, Halle 1', notes, job });
    await aSchedule(gateway.orm, { ...own, title: 'Off', status: 'CANCELED', plannedBreakMinutes: 30 });
    await aSchedule(gateway.orm, { ...own, title: 'Draft', status: 'DRAFT' });
    await aSchedule(gateway.orm, { organizationId, title: 'Theirs', assignedUserIds: [colleague.id] });

    const { status, headers, text } = await read(await addressOf(worker));

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="shifts.ics"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^".+"$/),
    });
    expect(text).not.toMatch(/Draft|Theirs/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: event.getFirstPropertyValue('uid'),
      summary: event.getFirstPropertyValue('summary'),
      description: event.getFirstPropertyValue('description'),
      status: event.getFirstPropertyValue('status'),
    }));
    expect(events).toEqual(
      expect.arrayContaining([
        {
          uid: `${id}@timetrack`,
          summary: 'Früh, Halle 1',
          description: `Job: Mill; roof\n\n${notes}`,
          status: 'CONFIRMED',
        },
        { uid: expect.any(String), summary: 'Off', description: 'Unpaid break: 30m', status: 'CANCELLED' },
      ]),
    );
    expect(events).toHaveLength(2);
  });

  test('contains the shifts of the last 60 days and all later ones', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    const at = async (title: string, endAt: string) => {
      const startAt = new Date(Date.parse(endAt) - 3_600_000);
      await aSchedule(gateway.orm, {
        organizationId,
        title,
        assignedUserIds: [worker.id],
        startAt,
        endAt: new Date(endAt),
      });
    };
    await at('too old', '2026-05-16T15:00:00Z');
    await at('old', '2026-05-16T15:00:01Z');
    await at('far', '2031-01-01T00:00:00Z');

    expect(property(await feedOf(worker), 'SUMMARY')).toEqual(['SUMMARY:old', 'SUMMARY:far']);
  });

  test('increases the sequence of a shift with each change and keeps its UID', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    const input = { title: 'a', startAt: '2026-07-16T15:00:00Z', endAt: '2026-07-16T23:00:00Z', status: 'PUBLISHED' };
    const { data } = await gateway.call('REST', manager, 'createSchedule', { ...input, assignedUserIds: [worker.id] });
    const first = await feedOf(worker);
    gateway.clock.advance({ minutes: 5 });
    await gateway.call('REST', manager, 'updateSchedule', { startAt: '2026-07-16T14:00:00Z' }, data.id);
    const second = await feedOf(worker);

    const facts = (text: string) =>
      ['UID', 'SEQUENCE', 'LAST-MODIFIED', 'DTSTAMP', 'DTSTART'].map((name) => property(text, name).at(-1));
    expect(facts(first)).toEqual([
      `UID:${data.id}@timetrack`,
      'SEQUENCE:0',
      'LAST-MODIFIED:20260715T150000Z',
      'DTSTAMP:20260715T150000Z',
      'DTSTART:20260716T150000Z',
    ]);
    expect(facts(second)).toEqual([
      `UID:${data.id}@timetrack`,
      'SEQUENCE:1',
      'LAST-MODIFIED:20260715T150500Z',
      'DTSTAMP:20260715T150500Z',
      'DTSTART:20260716T140000Z',
    ]);
  });

  test.each<[string, OperationName, Record<string, unknown>, 'job' | 'team' | 'place' | 'shift', string]>([
    ['the name of its job', 'updateJob', { name: 'Mill, east' }, 'job', 'DESCRIPTION'],
    ['the name of its team', 'updateTeam', { name: 'Stone crew' }, 'team', 'DESCRIPTION'],
    ['the name of its place', 'updatePlace', { name: 'Yard' }, 'place', 'LOCATION'],
    ['the address of its place', 'updatePlace', { address: '2600 Water St' }, 'place', 'LOCATION'],
    ['its notes', 'updateSchedule', { notes: 'Gate 4' }, 'shift', 'DESCRIPTION'],
    ['its planned break', 'updateSchedule', { plannedBreakMinutes: 45 }, 'shift', 'DESCRIPTION'],
    ['its title', 'updateSchedule', { title: 'Late' }, 'shift', 'SUMMARY'],
    ['its job', 'updateSchedule', { jobId: null }, 'shift', 'DESCRIPTION'],
    ['its team', 'updateSchedule', { teamId: null }, 'shift', 'DESCRIPTION'],
    ['its place', 'updateSchedule', { placeId: null }, 'shift', 'LOCATION'],
    ['its end', 'updateSchedule', { endAt: '2026-07-17T00:00:00Z' }, 'shift', 'DTEND'],
    ['its status', 'updateSchedule', { status: 'CANCELED' }, 'shift', 'STATUS'],
  ])('raises SEQUENCE and LAST-MODIFIED of a shift with %s', async (_change, operation, input, target, changed) => {
    const { organizationId, admin, worker } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId, name: 'Mill' });
    const team = await aCrew(gateway.orm, { organizationId });
    const place = await aPlace(gateway.orm, { organizationId });
    const own = { organizationId, assignedUserIds: [worker.id], notes: 'Gate 3', updatedAt: gateway.clock.now() };
    const times = { startAt: new Date('2026-07-16T15:00:00Z'), endAt: new Date('2026-07-16T23:00:00Z') };
    const shift = await aSchedule(gateway.orm, { ...own, ...times, job, team, place });
    const later = { startAt: new Date('2026-07-20T15:00:00Z'), endAt: new Date('2026-07-20T23:00:00Z') };
    const other = await aSchedule(gateway.orm, { ...own, ...later });
    const before = await feedOf(worker);
    gateway.clock.advance({ minutes: 5 });

    await gateway.call('REST', admin, operation, input, { job, team, place, shift }[target].id);

    const after = await feedOf(worker);
    const facts = (text: string, name: string) => property(text, name).map((line) => line.split(':')[1]);
    expect(property(after, changed)).not.toEqual(property(before, changed));
    expect(property(after, 'UID')).toEqual([`UID:${shift.id}@timetrack`, `UID:${other.id}@timetrack`]);
    expect(facts(after, 'SEQUENCE')).toEqual(['1', '0']);
    for (const name of ['LAST-MODIFIED', 'DTSTAMP'])
      expect(facts(after, name)).toEqual(['20260715T150500Z', '20260715T150000Z']);
  });

  test('is sent again only after a change', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const address = await addressOf(worker);
    const { headers } = await read(address);
    gateway.clock.advance({ minutes: 600 });

    for (const ifNoneMatch of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`]) {
      expect((await read(address, { 'if-none-match': ifNoneMatch })).status).toBe(304);
    }
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    expect((await read(address, { 'if-none-match': headers.etag })).status).toBe(200);
  });

  test('responds to HEAD with its size and ETag', async () => {
    const { organizationId, worker } = await aTeam(gateway.orm);
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });
    const address = await addressOf(worker);
    const { headers, text } = await read(address);

    const head = await gateway.inject({ method: 'HEAD', url: address });

    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': `${Buffer.byteLength(text)}` });
  });

  test('has a component without any shifts, as RFC 5545 asks', async () => {
    const text = await feedOf(await aUser(gateway.orm));

    expect(eventsOf(text)).toEqual([]);
    expectImportableByOutlook(text);
  });
});

describe.each(apis)('the address of a calendar over %s', (api) => {
  test('is different for each person and stays the same until it is reset', async () => {
    const { organizationId, worker, colleague } = await aTeam(gateway.orm);
    const { url } = (await gateway.call(api, worker, 'calendarFeed')).data;

    expect(url).toMatch(/^https?:\/\/[^/]+\/api\/calendar\/[\da-f]{64}\.ics$/);
    expect((await gateway.call(api, worker, 'calendarFeed')).data.url).toBe(url);
    expect((await gateway.call(api, colleague, 'calendarFeed')).data.url).not.toBe(url);
    const fresh = (await gateway.call(api, worker, 'resetCalendarFeed')).data.url;
    expect(fresh).not.toBe(url);
    expect((await gateway.call(api, worker, 'calendarFeed')).data.url).toBe(fresh);
    expect((await read(new URL(url).pathname)).status).toBe(404);
    expect((await read(new URL(fresh).pathname)).status).toBe(200);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual(['calendar-feed.reset']);
  });

  test('comes with a webcal address and its QR code, which change with it', async () => {
    const { worker } = await aTeam(gateway.orm);
    const { url, webcalUrl, qrCodeDataUrl } = (await gateway.call(api, worker, 'calendarFeed')).data;

    expect(webcalUrl).toBe(url.replace(/^https?/, 'webcal'));
    const png = Buffer.from(qrCodeDataUrl.replace('data:image/png;base64,', ''), 'base64');
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(readQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(webcalUrl);
    await gateway.call(api, worker, 'resetCalendarFeed');
    expect((await gateway.call(api, worker, 'calendarFeed')).data.qrCodeDataUrl).not.toBe(qrCodeDataUrl);
  });

  test('stops working when its owner is archived or loses access to schedules', async () => {
    const { worker, manager } = await aTeam(gateway.orm);
    const addresses = [await addressOf(worker), await addressOf(manager)];
    const em = gateway.orm.em.fork();
    await em.execute(`update users set status = 'DISABLED' where id = ?`, [worker.id]);
    await em.execute(`update users set role = 'ACCOUNTANT' where id = ?`, [manager.id]);

    for (const address of addresses) {
      expect(await read(address)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Calendar not found' },
      });
    }
  });
});
