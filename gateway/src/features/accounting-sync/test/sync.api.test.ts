import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { AuditEntry } from '../../audit/index.js';
import { User } from '../../identity/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { Organization } from '../../organization/index.js';
import { aBreak, aTimesheet } from '../../timeclock/test/builders.js';
import { syncFilesSweep } from '../items/sync-files.sweep.js';
import { SyncItem } from '../items/sync-item.entity.js';
import { hoursIn, syncCalls } from './calls.js';

let gateway: TestGateway;
let calls: ReturnType<typeof syncCalls>;
let owner: Actor;

const at = (text: string) => new Date(text);

beforeAll(async () => {
  gateway = await startGateway();
  calls = syncCalls(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.set('2026-07-20T18:00:00Z');
  owner = await createActor(gateway, 'OWNER');
});

const userOf = (person: Actor) => gateway.orm.em.fork().findOneOrFail(User, { id: person.userId }, { filters: false });

describe('an export of timesheets', () => {
  test('is pending until the job runs, and then has a file for QuickBooks', async () => {
    const user = await userOf(owner);
    const job = await aJob(gateway.orm, { organizationId: user.organizationId, name: 'Aspen Ridge' });
    const clockOutAt = at('2026-07-15T23:30:00Z');
    const timesheet = await aTimesheet(gateway.orm, { user, job, clockOutAt, notes: 'Pruned\nthe hedge' });
    await aBreak(gateway.orm, { timesheet });

    const queued = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    expect(queued).toMatchObject({ type: 'EXPORT_TIMESHEETS', status: 'PENDING', attempts: 0, message: null });
    expect((await calls.download(owner, queued)).status).toBe(404);
    gateway.clock.advance({ minutes: 1 });
    await gateway.app.jobs.runPending();

    const [done] = await calls.items(owner);
    expect(done).toEqual({
      ...queued,
      status: 'SUCCESS',
      attempts: 1,
      finishedAt: '2026-07-20T18:01:00.000Z',
      message: '1 timesheet from 2026-06-20 to 2026-07-20',
      fileUrl: `/api/sync-queue/${queued.id}/file`,
    });
    const file = await calls.download(owner, queued);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="timesheets-2026-07-20-[\da-f]{6}\.iif"$/,
    );
    expect(file.headers['content-type']).toBe('text/plain; charset=windows-1252');
    expect(file.text.split('\r\n')[1]).toBe('TIMERHDR\t8\t0\tRedstone Builders\tN\tY\t0');
    expect(hoursIn(file.body)).toEqual([['07/15/26', 'Aspen Ridge', 'Ada Marsh', '8:00', 'Pruned the hedge']]);
  });

  test('contains only closed timesheets of the organization from the last 31 days', async () => {
    const user = await userOf(owner);
    const outsider = await userOf(await createActor(gateway, 'WORKER'));
    const shifts = [
      ['2026-06-20T03:00:00Z', '2026-06-20T08:00:00Z'], // 21:00 to 2:00 in Denver: only the latter two hours
      ['2026-06-18T15:00:00Z', '2026-06-18T16:00:00Z'], // a day too early
      ['2026-07-20T15:00:00Z', '2026-07-20T17:00:00Z'], // today
      ['2026-07-20T17:30:00Z', null], // in progress
    ] as const;
    for (const [from, to] of shifts) {
      await aTimesheet(gateway.orm, { user, clockInAt: at(from), clockOutAt: to === null ? null : at(to) });
    }
    await aTimesheet(gateway.orm, { user: outsider, clockOutAt: at('2026-07-15T16:00:00Z') });
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    expect(hoursIn((await calls.download(owner, item)).body).map(([date, , , hours]) => [date, hours])).toEqual([
      ['06/20/26', '2:00'],
      ['07/20/26', '2:00'],
    ]);
  });

  test('exports any number of timesheets, each once', async () => {
    const { organizationId, id: userId } = await userOf(owner);
    await gateway.orm.em.fork().execute(
      `insert into timesheets (organization_id, id, user_id, clock_in_at, clock_out_at, notes, flags)
       select ?, uuidv7(), ?, start, start + interval '2 minutes', '', '{}'
       from generate_series(timestamptz '2026-07-01T06:00:00Z', '2026-07-03T12:00:00Z', interval '3 minutes') start`,
      [organizationId, userId],
    );
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    const hours = hoursIn((await calls.download(owner, item)).body);
    expect(hours).toHaveLength(1081);
    expect(new Set(hours.map(([, , , duration]) => duration))).toEqual(new Set(['0:02']));
    expect((await calls.items(owner))[0]?.message).toBe('1081 timesheets from 2026-06-20 to 2026-07-20');
  });

  test('splits days at midnight in the organization’s time zone', async () => {
    const user = await userOf(owner);
    const timezone = 'Asia/Kolkata';
    await gateway.orm.em.fork().nativeUpdate(Organization, { id: user.organizationId }, { timezone });
    await aTimesheet(gateway.orm, { user, clockOutAt: at('2026-07-15T20:00:00Z') });
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    expect(hoursIn((await calls.download(owner, item)).body).map(([date, , , hours]) => [date, hours])).toEqual([
      ['07/15/26', '3:30'],
      ['07/16/26', '1:30'],
    ]);
  });

  test('keeps its file for 30 days, and its result for longer', async () => {
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    const context = { ...gateway.app.platform, orm: gateway.orm };
    gateway.clock.advance({ days: 29 });
    await syncFilesSweep.run(context);
    expect((await calls.download(owner, item)).status).toBe(200);
    gateway.clock.advance({ days: 2 });
    expect(await syncFilesSweep.run(context)).toBeGreaterThan(0);
    expect((await calls.download(owner, item)).status).toBe(404);
    expect((await calls.items(owner))[0]).toMatchObject({ id: item.id, status: 'SUCCESS', fileUrl: null });
  });
});

describe('an import of lists', () => {
  test('reads the mocked lists, says in its result that they are mocked, and changes nothing', async () => {
    const item = await calls.queue(owner, 'IMPORT_LISTS');
    await gateway.app.jobs.runPending();
    const [done] = await calls.items(owner);
    expect(done).toMatchObject({ id: item.id, status: 'SUCCESS', fileUrl: null });
    expect(done?.message).toBe('Read 3 customers and 4 jobs from mocked lists; no data was changed');
    expect((await gateway.inject({ url: '/api/jobs', headers: owner.headers })).json()).toEqual([]);
  });
});

describe('the sync queue', () => {
  test('is listed newest first, in pages, the same through REST and GraphQL', async () => {
    const queuedIds: string[] = [];
    for (const type of ['IMPORT_LISTS', 'EXPORT_TIMESHEETS', 'IMPORT_LISTS'] as const) {
      gateway.clock.advance({ minutes: 1 });
      queuedIds.unshift((await calls.queue(owner, type)).id);
    }
    const { headers } = owner;
    expect((await calls.items(owner)).map(({ id }) => id)).toEqual(queuedIds);
    const page = await gateway.inject({ url: '/api/sync-queue?limit=2', headers });
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await gateway.inject({ url: next.replace(/^.*\/api/, '/api'), headers });
    expect([...page.json(), ...rest.json()].map(({ id }: { id: string }) => id)).toEqual(queuedIds);
    const query = '{ syncQueue(first: 2) { id type status createdAt finishedAt attempts message fileUrl } }';
    const response = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(response.json().data.syncQueue).toEqual(page.json());
  });

  test('is recorded in the audit log', async () => {
    const { id } = await calls.queue(owner, 'IMPORT_LISTS');
    const entries = await gateway.orm.em.fork().find(AuditEntry, { subjectId: id }, { filters: false });
    expect(entries).toMatchObject([
      { action: 'sync.queued', actorId: owner.userId, changes: { type: { after: 'IMPORT_LISTS' } } },
    ]);
  });

  test('does not show exchanges and files of other organizations', async () => {
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    const outsider = await createActor(gateway, 'OWNER');
    expect(await calls.items(outsider)).toEqual([]);
    const rejected = await calls.download(outsider, item);
    const unknown = await calls.download(outsider, { id: 'nonsense' });
    const { requestId: _one, ...problem } = rejected.body;
    const { requestId: _other, ...problemOfUnknown } = unknown.body;
    expect([rejected.status, problem]).toEqual([404, problemOfUnknown]);
  });

  test.each(['MANAGER', 'ACCOUNTANT', 'WORKER'] as const)('is forbidden for a %s', async (role) => {
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    const person = await createActor(gateway, role, owner);
    expect((await calls.download(person, item)).status).toBe(403);
    expect(await calls.items(person)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await calls.queue(person, 'IMPORT_LISTS')).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('stores an item and its job together', async () => {
    const { headers } = owner;
    const key = { ...headers, 'idempotency-key': 'one-click-sent-twice' };
    const send = () =>
      gateway.inject({ method: 'POST', url: '/api/sync-queue', headers: key, payload: { type: 'IMPORT_LISTS' } });
    const [one, other] = [await send(), await send()];
    expect(one.json()).toEqual(other.json());
    await gateway.app.jobs.runPending();
    expect(await calls.items(owner)).toMatchObject([{ id: one.json().id, status: 'SUCCESS', attempts: 1 }]);
    const [{ waiting }] = await gateway.orm.em
      .fork()
      .execute<[{ waiting: string }]>(
        `select count(*) as waiting from pgboss.job where name = 'accounting-sync' and state in ('created', 'retry')`,
      );
    expect(Number(waiting)).toBe(0);
    expect(await gateway.orm.em.fork().count(SyncItem, { id: one.json().id }, { filters: false })).toBe(1);
  });
});
