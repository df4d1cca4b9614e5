import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actionsOf, apis, auditOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aSchedule } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const weekdays = ['2026-07-13', '2026-07-14', '2026-07-15', '2026-07-16', '2026-07-17'];
const plan = { title: 'Early', startTime: '06:00', endTime: '14:30', plannedBreakMinutes: 30 };
const shift = (startAt: string, endAt: string) => ({ startAt: new Date(startAt), endAt: new Date(endAt) });

interface Draft {
  readonly startAt: string;
  readonly endAt: string;
  readonly assignedUserIds: readonly string[];
}
const times = (drafts: readonly Draft[]) => drafts.map(({ startAt, endAt }) => `${startAt}/${endAt}`);

describe.each(apis)('planning a week over %s', (api) => {
  test('makes one draft for each day, with everyone on it', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const job = await aJob(gateway.orm, { organizationId, name: 'Bar' });
    const userIds = [worker.id, colleague.id].toSorted();

    const input = { ...plan, jobId: job.id, dates: weekdays, userIds };
    const { data, code } = await gateway.call(api, manager, 'planWeek', input);

    expect(code).toBe('OK');
    expect(data.left).toEqual([]);
    expect(data.schedules).toHaveLength(5);
    expect(data.schedules[0]).toMatchObject({
      title: 'Early',
      startAt: '2026-07-13T12:00:00.000Z',
      endAt: '2026-07-13T20:30:00.000Z',
      plannedBreakMinutes: 30,
      status: 'DRAFT',
      jobId: job.id,
      assignedUserIds: userIds,
    });
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject(
      Array(5).fill({ action: 'schedule.created', changes: { assignedUserIds: { after: userIds } } }),
    );
  });

  test('leaves out people who are off or already planned, and lists them', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const days = { startDate: '2026-07-14', endDate: '2026-07-14' };
    await aPtoRequest(gateway.orm, { user: worker, status: 'APPROVED', ...days });
    const late = shift('2026-07-15T18:00:00Z', '2026-07-16T02:00:00Z');
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [colleague.id], title: 'Late', ...late });

    const input = { ...plan, dates: weekdays.slice(1, 3), userIds: [worker.id, colleague.id] };
    const { data } = await gateway.call(api, manager, 'planWeek', input);

    expect(data.schedules.map(({ assignedUserIds }: Draft) => assignedUserIds)).toEqual([[colleague.id], [worker.id]]);
    expect(data.left).toEqual([
      { date: '2026-07-14', userId: worker.id, message: expect.stringContaining('has approved time off') },
      { date: '2026-07-15', userId: colleague.id, message: expect.stringContaining('is already planned for “Late”') },
    ]);
  });

  test('adds no shift when the same week is planned again', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const input = { ...plan, dates: weekdays, userIds: [worker.id] };
    await gateway.call(api, manager, 'planWeek', input);

    const { data } = await gateway.call(api, manager, 'planWeek', input);

    expect(data.schedules).toEqual([]);
    expect(data.left).toHaveLength(5);
    expect(await actionsOf(gateway.orm, organizationId)).toHaveLength(5);
  });

  test('plans nothing for anyone if one of the people is archived', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, role: 'WORKER', status: 'DISABLED' });

    const input = { ...plan, dates: weekdays, userIds: [worker.id, archived.id] };
    const { code } = await gateway.call(api, manager, 'planWeek', input);

    expect(code).toBe('BAD_USER_INPUT');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });

  test('plans no one of another organization', async () => {
    const { manager } = await aTeam(gateway.orm);
    const stranger = await aUser(gateway.orm, { role: 'WORKER' });

    const input = { ...plan, dates: weekdays, userIds: [stranger.id] };
    expect((await gateway.call(api, manager, 'planWeek', input)).code).toBe('NOT_FOUND');
  });

  test('keeps local times on both days of a clock change', async () => {
    const { manager, worker } = await aTeam(gateway.orm);
    const night = { title: 'Night', startTime: '22:00', endTime: '06:00', userIds: [worker.id] };

    const spring = await gateway.call(api, manager, 'planWeek', { ...night, dates: ['2026-03-07', '2026-03-08'] });
    const fall = await gateway.call(api, manager, 'planWeek', { ...night, dates: ['2026-10-31'] });

    expect(times(spring.data.schedules)).toEqual([
      '2026-03-08T05:00:00.000Z/2026-03-08T12:00:00.000Z',
      '2026-03-09T04:00:00.000Z/2026-03-09T12:00:00.000Z',
    ]);
    expect(times(fall.data.schedules)).toEqual(['2026-11-01T04:00:00.000Z/2026-11-01T13:00:00.000Z']);
  });
});

describe.each(apis)('copying shifts over %s', (api) => {
  test('copies a shift of several people as one shift to other days', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const assignedUserIds = [worker.id, colleague.id].toSorted();
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds });

    const copies = ['2026-07-16', '2026-07-17'].map((date) => ({ id, date }));
    const { data, code } = await gateway.call(api, manager, 'copyShifts', { copies });

    expect(code).toBe('OK');
    expect(data).toMatchObject({
      left: [],
      schedules: [
        { title: 'Day shift', startAt: '2026-07-16T15:00:00.000Z', status: 'DRAFT', assignedUserIds },
        { title: 'Day shift', startAt: '2026-07-17T15:00:00.000Z', status: 'DRAFT', assignedUserIds },
      ],
    });
  });

  test('copies a shift to other people, and keeps its local times across a clock change', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const times = shift('2026-03-07T16:00:00Z', '2026-03-08T00:00:00Z');
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], ...times });

    const copies = [{ id, date: '2026-03-08', userIds: [colleague.id] }];
    const { data } = await gateway.call(api, manager, 'copyShifts', { copies });

    expect(data.schedules).toMatchObject([
      { startAt: '2026-03-08T15:00:00.000Z', endAt: '2026-03-08T23:00:00.000Z', assignedUserIds: [colleague.id] },
    ]);
  });

  test('leaves out archived people and shifts that no longer exist, and lists them', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, role: 'WORKER', status: 'DISABLED' });
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id, archived.id] });
    const foreign = await aSchedule(gateway.orm, { organizationId: (await aTeam(gateway.orm)).organizationId });

    const date = '2026-07-16';
    const copies = [
      { id, date },
      { id: foreign.id, date },
    ];
    const { data } = await gateway.call(api, manager, 'copyShifts', { copies });

    expect(data.schedules).toMatchObject([{ assignedUserIds: [worker.id] }]);
    expect(data.left).toEqual([
      { date, userId: null, message: 'A shift to copy no longer exists' },
      { date, userId: archived.id, message: expect.stringContaining('is archived') },
    ]);
  });

  test('adds no second shift at the same time', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });

    const { data } = await gateway.call(api, manager, 'copyShifts', { copies: [{ id, date: '2026-07-15' }] });

    expect(data.schedules).toEqual([]);
    expect(data.left).toHaveLength(1);
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });
});

describe.each(apis)('assigning several shifts over %s', (api) => {
  test('gives each its people, and lists the others', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const own = { organizationId, assignedUserIds: [worker.id] };
    const [shift, same, canceled] = [
      await aSchedule(gateway.orm, own),
      await aSchedule(gateway.orm, { organizationId, assignedUserIds: [colleague.id] }),
      await aSchedule(gateway.orm, { ...own, status: 'CANCELED' }),
    ];

    const assignments = [shift, same, canceled].map(({ id }) => ({ id, userIds: [colleague.id] }));
    const { data, code } = await gateway.call(api, manager, 'assignSchedules', { assignments });

    expect(code).toBe('OK');
    expect(data).toEqual({
      changedIds: [shift.id],
      left: [
        { id: same.id, message: 'This shift already has these people' },
        { id: canceled.id, message: 'This shift is canceled' },
      ],
    });
    expect(await auditOf(gateway.orm, organizationId)).toMatchObject([
      {
        action: 'schedule.updated',
        changes: { assignedUserIds: { before: [worker.id], after: [colleague.id] } },
      },
    ]);
  });

  test('changes nothing if one of the people is archived', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const archived = await aUser(gateway.orm, { organizationId, role: 'WORKER', status: 'DISABLED' });
    const { id } = await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id] });

    const assignments = [{ id, userIds: [archived.id] }];
    expect((await gateway.call(api, manager, 'assignSchedules', { assignments })).code).toBe('BAD_USER_INPUT');
    expect(await actionsOf(gateway.orm, organizationId)).toEqual([]);
  });
});

test('two managers who plan the same week at the same time plan it once', async () => {
  const { manager, admin, worker } = await aTeam(gateway.orm);
  const input = { ...plan, dates: weekdays, userIds: [worker.id] };

  const outcomes = await Promise.all([
    gateway.call('REST', manager, 'planWeek', input),
    gateway.call('GraphQL', admin, 'planWeek', input),
  ]);

  expect(outcomes.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect(outcomes.flatMap(({ data }) => data.schedules)).toHaveLength(5);
});
