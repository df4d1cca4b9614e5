import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { AuditEntry } from '../../audit/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';
import { syncFilesSweep } from '../items/sync.job.js';
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

/** The owner of an organization with weekly pay periods worked 41 hours on a job, and 7 more that are not approved. */
async function aWeek({ isApproved = true } = {}) {
  const { organizationId, user } = owner;
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-07-05' } as const;
  await changeSettings(gateway.orm, organizationId, { payCalendar });
  const job = await aJob(gateway.orm, { organizationId, name: 'Aspen Ridge' });
  for (const day of ['06', '07', '08', '09']) {
    const [clockInAt, clockOutAt] = [at(`2026-07-${day}T13:00:00Z`), at(`2026-07-${day}T23:15:00Z`)];
    await aTimesheet(gateway.orm, { user, job, clockInAt, clockOutAt, approvedAt: isApproved ? clockOutAt : null });
  }
}

const close = (startDate = '2026-07-05') => gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate });

describe('an export of timesheets', () => {
  test('is pending until the job runs, and then has the pay of the latest closed period, overtime apart', async () => {
    await aWeek();
    expect((await close()).status).toBe(200);
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
      message: '5 activities from 2026-07-05 to 2026-07-11, version 1',
      fileUrl: `/api/sync-queue/${queued.id}/file`,
    });
    const file = await calls.download(owner, queued);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="payroll-quickbooks-2026-07-05-to-2026-07-11-v1.iif"',
    );
    expect(file.headers['content-type']).toBe('text/plain; charset=windows-1252');
    expect(file.text.split('\r\n')[1]).toBe('TIMERHDR\t8\t0\tRedstone Builders\tN\tY\t0');
    const hours = (date: string, item: string, duration: string) => [
      date,
      'Aspen Ridge',
      'Ada Marsh',
      item,
      duration,
      '',
    ];
    expect(hoursIn(file.body)).toEqual([
      hours('07/06/26', 'REG', '10:15'),
      hours('07/07/26', 'REG', '10:15'),
      hours('07/08/26', 'REG', '10:15'),
      hours('07/09/26', 'REG', '9:15'),
      hours('07/09/26', 'OT', '1:00'),
    ]);
    const download = await gateway.rest(
      owner,
      'GET',
      '/api/payroll/exports/quickbooks?startDate=2026-07-05&endDate=2026-07-11',
    );
    expect(download.body).toEqual(file.body);
    expect(download.headers['content-disposition']).toBe(file.headers['content-disposition']);
  });

  test('has no activities while no period is closed, and says what to do', async () => {
    await aWeek({ isApproved: false });
    const item = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    expect(await calls.items(owner)).toMatchObject([
      {
        id: item.id,
        status: 'SUCCESS',
        attempts: 1,
        message: 'No activities, because no pay period is closed yet. Close a pay period first, and then export it.',
      },
    ]);
    const lines = String((await calls.download(owner, item)).body).split('\r\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual(['!TIMERHDR', 'TIMERHDR', '!TIMEACT', '']);
  });

  test('is of the period that the caller chooses, and of no other', async () => {
    await aWeek();
    await close();
    await close('2026-07-12');
    const queue = async (startDate: string) =>
      (await gateway.rest(owner, 'POST', '/api/sync-queue', { type: 'EXPORT_TIMESHEETS', startDate })).body;
    const [chosen, open] = [await queue('2026-07-05'), await queue('2026-07-19')];
    const latest = await calls.queue(owner, 'EXPORT_TIMESHEETS');
    await gateway.app.jobs.runPending();
    const items = new Map((await calls.items(owner)).map(({ id, message }) => [id, message]));
    expect(items.get(chosen.id)).toBe('5 activities from 2026-07-05 to 2026-07-11, version 1');
    expect(items.get(open.id)).toBe(
      'The pay period that starts on 2026-07-19 is not closed. Close it first, and then export it.',
    );
    // Weekly exports never overlap: these dates have no hours.
    expect(items.get(latest.id)).toBe('0 activities from 2026-07-12 to 2026-07-18, version 1');
  });

  test('keeps its file for 30 days, and its result for longer', async () => {
    await aWeek();
    await close();
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
    const query =
      '{ viewer { syncQueue(first: 2) { nodes { id type status createdAt finishedAt attempts message fileUrl } } } }';
    const response = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(response.json().data.viewer.syncQueue.nodes).toEqual(page.json());
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
