import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aSchedule } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

/** A team with a shift of both workers on Wednesday, July 15, 2026, in Denver. */
async function aTeamWithAWeek(overrides: Partial<Parameters<typeof aSchedule>[1]> = {}) {
  const team = await aTeam(gateway.orm);
  const { organizationId, worker, colleague } = team;
  const assignedUserIds = [worker.id, colleague.id].toSorted();
  const schedule = await aSchedule(gateway.orm, { organizationId, assignedUserIds, ...overrides });
  return { ...team, assignedUserIds, schedule };
}

const summer = { name: 'Summer', weekOf: '2026-07-15' };

describe.each(apis)('week templates over %s', (api) => {
  test('load a saved week into another one, as drafts with their people', async () => {
    const { organizationId, manager, assignedUserIds } = await aTeamWithAWeek();
    await aSchedule(gateway.orm, { organizationId, assignedUserIds, title: 'Canceled', status: 'CANCELED' });
    const saved = await gateway.call(api, manager, 'createWeekTemplate', summer);

    expect(saved).toMatchObject({ code: 'OK', data: { name: 'Summer', shiftCount: 1, peopleCount: 2 } });
    const { data } = await gateway.call(api, manager, 'applyWeekTemplate', { weekOf: '2026-07-20' }, saved.data.id);

    expect(data.left).toEqual([]);
    expect(data.schedules).toMatchObject([
      { title: 'Day shift', startAt: '2026-07-22T15:00:00.000Z', status: 'DRAFT', assignedUserIds },
    ]);
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      { action: 'week-template.created', changes: { name: { after: 'Summer' } } },
      { action: 'schedule.created', changes: { weekTemplate: { after: 'Summer' } } },
    ]);
  });

  test('leave out people who were archived since and retired jobs, and list them', async () => {
    const { organizationId, manager, admin, colleague, worker } = await aTeamWithAWeek();
    const job = await aJob(gateway.orm, { organizationId, name: 'Bar' });
    const thursday = { startAt: new Date('2026-07-16T15:00:00Z'), endAt: new Date('2026-07-16T23:00:00Z') };
    const input = { title: 'Bar', jobId: job.id, assignedUserIds: [worker.id] };
    await gateway.call(api, manager, 'createSchedule', {
      ...input,
      startAt: thursday.startAt.toISOString(),
      endAt: thursday.endAt.toISOString(),
    });
    const { data: template } = await gateway.call(api, manager, 'createWeekTemplate', summer);
    await gateway.orm.em.fork().execute(`update users set status = 'DISABLED' where id = ?`, [colleague.id]);
    await gateway.call(api, admin, 'deleteJob', {}, job.id);

    const { data } = await gateway.call(api, manager, 'applyWeekTemplate', { weekOf: '2026-07-20' }, template.id);

    expect(data.schedules).toMatchObject([
      { assignedUserIds: [worker.id] },
      { title: 'Bar', assignedUserIds: [worker.id], jobId: null },
    ]);
    expect(data.left).toEqual([
      { date: null, userId: null, message: 'The job “Bar” is retired, so its shifts have no job' },
      { date: '2026-07-22', userId: colleague.id, message: expect.stringContaining('is archived') },
    ]);
  });

  test.each([
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('keep local times in the night of the clock change of %s', async (changed, startAt, endAt) => {
    // Saturday, 22:00 to 6:00 in Denver.
    const night = { startAt: new Date('2026-07-19T04:00:00Z'), endAt: new Date('2026-07-19T12:00:00Z') };
    const { manager } = await aTeamWithAWeek(night);
    const { data: template } = await gateway.call(api, manager, 'createWeekTemplate', summer);
    const weekOf = Temporal.PlainDate.from(changed).subtract({ days: 1 }).toString();

    const { data } = await gateway.call(api, manager, 'applyWeekTemplate', { weekOf }, template.id);

    expect(data.schedules).toMatchObject([{ startAt, endAt }]);
  });

  test('add no shift when the same week is loaded twice', async () => {
    const { manager } = await aTeamWithAWeek();
    const { data: template } = await gateway.call(api, manager, 'createWeekTemplate', summer);
    const load = () => gateway.call(api, manager, 'applyWeekTemplate', { weekOf: '2026-07-20' }, template.id);
    await load();

    expect((await load()).data.schedules).toEqual([]);
  });

  test('can be listed, renamed, replaced and deleted', async () => {
    const { organizationId, manager, assignedUserIds } = await aTeamWithAWeek();
    const next = { startAt: new Date('2026-07-20T15:00:00Z'), endAt: new Date('2026-07-20T23:00:00Z') };
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: assignedUserIds.slice(1), ...next });
    const { id } = (await gateway.call(api, manager, 'createWeekTemplate', summer)).data;

    const renamed = await gateway.call(api, manager, 'updateWeekTemplate', { name: 'High season' }, id);
    expect(renamed.data).toMatchObject({ id, name: 'High season', peopleCount: 2 });
    await gateway.call(api, manager, 'updateWeekTemplate', { weekOf: '2026-07-20' }, id);
    expect((await gateway.call(api, manager, 'weekTemplates')).data).toMatchObject([
      { id, name: 'High season', shiftCount: 1, peopleCount: 1 },
    ]);
    await gateway.call(api, manager, 'deleteWeekTemplate', {}, id);

    expect((await gateway.call(api, manager, 'weekTemplates')).data).toEqual([]);
  });

  test('have different names, ignoring case', async () => {
    const { manager } = await aTeamWithAWeek();
    await gateway.call(api, manager, 'createWeekTemplate', summer);

    const second = await gateway.call(api, manager, 'createWeekTemplate', { ...summer, name: 'SUMMER' });
    expect(second).toMatchObject({ code: 'CONFLICT' });
  });

  test('are not visible to other organizations', async () => {
    const { manager } = await aTeamWithAWeek();
    const { id } = (await gateway.call(api, manager, 'createWeekTemplate', summer)).data;
    const stranger = await aUser(gateway.orm, { role: 'MANAGER' });

    expect((await gateway.call(api, stranger, 'weekTemplates')).data).toEqual([]);
    const loaded = await gateway.call(api, stranger, 'applyWeekTemplate', { weekOf: '2026-07-20' }, id);
    expect(loaded.code).toBe('NOT_FOUND');
  });
});

test('an organization has at most 50 week templates', async () => {
  const { manager } = await aTeamWithAWeek();
  for (let count = 0; count < 50; count += 1) {
    const input = { ...summer, name: `Week ${count}` };
    expect((await gateway.call('REST', manager, 'createWeekTemplate', input)).code).toBe('OK');
  }
  expect((await gateway.call('REST', manager, 'createWeekTemplate', summer)).code).toBe('CONFLICT');
});
