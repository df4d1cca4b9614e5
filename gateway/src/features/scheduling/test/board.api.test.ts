import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apis, startGateway, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aPhoto } from '../../timeclock/test/builders.js';
import { aSchedule, aScheduleInput } from './builders.js';
import { type OperationName, operations } from './calls.js';

let gateway: TestGateway<OperationName>;

beforeAll(async () => {
  gateway = await startGateway({ operations });
});
afterAll(() => gateway.close());

const week = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
const hours = (startAt: string, endAt: string) => ({ startAt: new Date(startAt), endAt: new Date(endAt) });

describe.each(apis)('the board over %s', (api) => {
  test('lists active members by name, each with the minutes planned in the period', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    await aUser(gateway.orm, { organizationId, status: 'INVITED' });
    const zoe = await aUser(gateway.orm, { organizationId, firstName: 'Zoë', role: 'ACCOUNTANT' });
    const own = { organizationId, assignedUserIds: [worker.id, zoe.id] };
    await aSchedule(gateway.orm, { ...own, title: 'day' });
    await aSchedule(gateway.orm, {
      ...own,
      title: 'draft',
      status: 'DRAFT',
      ...hours('2026-07-16T15:00:00Z', '2026-07-16T15:30:00Z'),
    });
    await aSchedule(gateway.orm, { ...own, title: 'off', status: 'CANCELED' });
    // Half of it overlaps the day shift.
    await aSchedule(gateway.orm, {
      ...own,
      title: 'twice',
      ...hours('2026-07-15T22:30:00Z', '2026-07-15T23:30:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...own,
      title: 'in from before',
      status: 'DRAFT',
      ...hours('2026-07-12T04:00:00Z', '2026-07-12T07:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...own,
      title: 'out to after',
      ...hours('2026-07-19T05:00:00Z', '2026-07-19T12:00:00Z'),
    });
    await aSchedule(gateway.orm, {
      ...own,
      title: 'elsewhere',
      ...hours('2026-07-19T06:00:00Z', '2026-07-19T12:00:00Z'),
    });

    const { data } = await gateway.call(api, manager, 'scheduleBoard', week);

    expect(data.people).toHaveLength(6);
    expect(data.people.at(-1)).toMatchObject({ user: { firstName: 'Zoë', role: 'ACCOUNTANT' }, plannedMinutes: 660 });
    const minutes = Object.fromEntries(
      data.people.map((row: { user: { id: string }; plannedMinutes: number }) => [row.user.id, row.plannedMinutes]),
    );
    expect(minutes[worker.id]).toBe(480 + 30 + 30 + 60 + 60);
    expect(minutes[manager.id]).toBe(0);
    expect(data.schedules.map(({ title }: { title: string }) => title)).toEqual([
      'in from before',
      'day',
      'off',
      'twice',
      'draft',
      'out to after',
    ]);
    expect(data.draftCount).toBe(1);
    expect(data.timeOff).toEqual([]);
    expect(data.days.map(({ date }: { date: string }) => date)).toEqual(
      [12, 13, 14, 15, 16, 17, 18].map((day) => `2026-07-${day}`),
    );
    expect(data.days[3]).toEqual({
      date: '2026-07-15',
      people: 2,
      plannedMinutes: 2 * (480 + 30),
      mostAtOnce: 2,
      fewestAtOnce: 2,
      coverage: [{ from: '2026-07-15T15:00:00.000Z', to: '2026-07-15T23:30:00.000Z', people: 2 }],
    });
    const sum = (items: readonly { plannedMinutes: number }[]) =>
      items.reduce((total, { plannedMinutes }) => total + plannedMinutes, 0);
    expect(sum(data.days)).toBe(data.plannedMinutes);
    expect(sum(data.people)).toBe(data.plannedMinutes);
  });

  test('shows every schedule that overlaps the period once, short or long, with all of its people', async () => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const shifts = [
      ['a month, until the first minute', '2026-06-11T06:01:00Z', '2026-07-12T06:01:00Z'],
      ['a month, until the period begins', '2026-06-11T06:00:00Z', '2026-07-12T06:00:00Z'],
      ['more than a day, begun two days before', '2026-07-10T06:00:00Z', '2026-07-12T06:01:00Z'],
      ['more than a day, begun within a day before', '2026-07-11T06:30:00Z', '2026-07-12T06:31:00Z'],
      ['a day, until the first millisecond', '2026-07-11T06:00:00.001Z', '2026-07-12T06:00:00.001Z'],
      ['a day, until the period begins', '2026-07-11T06:00:00Z', '2026-07-12T06:00:00Z'],
      ['more than a day, within the period', '2026-07-14T06:00:00Z', '2026-07-17T06:00:00Z'],
      ['when the period ends', '2026-07-19T06:00:00Z', '2026-07-22T06:00:00Z'],
    ] as const;
    for (const [title, startAt, endAt] of shifts) {
      const assignedUserIds = title.startsWith('more') ? [worker.id, colleague.id] : [];
      await aSchedule(gateway.orm, { organizationId, title, assignedUserIds, ...hours(startAt, endAt) });
    }

    const { data } = await gateway.call(api, manager, 'scheduleBoard', week);

    const people = [worker.id, colleague.id].toSorted();
    expect(
      data.schedules.map(({ title, assignedUserIds }: { title: string; assignedUserIds: string[] }) => [
        title,
        assignedUserIds,
      ]),
    ).toEqual([
      ['a month, until the first minute', []],
      ['more than a day, begun two days before', people],
      ['a day, until the first millisecond', []],
      ['more than a day, begun within a day before', people],
      ['more than a day, within the period', people],
    ]);
  });

  test('says who is planned for more than 40 hours', async () => {
    const { organizationId, manager, worker } = await aTeam(gateway.orm);
    const until = (endAt: string) => hours('2026-07-13T06:00:00Z', endAt);
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [worker.id], ...until('2026-07-14T22:00:00Z') });
    await aSchedule(gateway.orm, { organizationId, assignedUserIds: [manager.id], ...until('2026-07-14T22:01:00Z') });

    const { data } = await gateway.call(api, manager, 'scheduleBoard', week);

    const rowOf = ({ id }: { id: string }) => data.people.find((row: { user: { id: string } }) => row.user.id === id);
    expect(rowOf(worker)).toMatchObject({ plannedMinutes: 2_400, over40Hours: false });
    expect(rowOf(manager)).toMatchObject({ plannedMinutes: 2_401, over40Hours: true });
  });

  test('says who is planned for more than their own weekly limit, and never exempt people', async () => {
    const { admin, manager, worker, colleague } = await aTeam(gateway.orm);
    const change = (userId: string, terms: object) =>
      gateway.rest(admin, 'POST', '/api/employment-terms', { userIds: [userId], from: '2026-07-05', ...terms });
    expect((await change(worker.id, { exempt: true })).status).toBe(200);
    expect((await change(colleague.id, { overtimeRule: 'ONTARIO' })).status).toBe(200);
    const plan = async (user: { id: string }, endAt: string) =>
      gateway.call('REST', manager, 'createSchedule', {
        ...aScheduleInput([user]),
        ...{ startAt: '2026-07-13T06:00:00Z', endAt },
      });
    await plan(worker, '2026-07-15T12:00:00Z');
    const { data: saved } = await plan(colleague, '2026-07-15T02:01:00Z');
    await plan(manager, '2026-07-15T02:00:00Z');

    const { data } = await gateway.call(api, manager, 'scheduleBoard', week);
    const over = data.people.filter(({ over40Hours }: { over40Hours: boolean }) => over40Hours);
    expect(over.map(({ user }: { user: { id: string } }) => user.id).toSorted()).toEqual(
      [colleague.id, manager.id].toSorted(),
    );
    expect(saved.warnings).toMatchObject([
      { kind: 'OVER_40_HOURS', message: expect.stringContaining('44h 1m in the week of Jul 12, 2026, more than 44 h') },
    ]);
    const document = `{ viewer { scheduleBoard(from: "${week.from}", to: "${week.to}") { conflicts { code userId } } } }`;
    const { conflicts } = (await gateway.graphql(manager, document)).body.data.viewer.scheduleBoard;
    expect(conflicts.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
      [colleague.id, manager.id].toSorted(),
    );
  });

  test.each([
    [{ from: week.from }, { to: 'To is required' }],
    [{ from: 'x', to: week.to }, { from: 'From must be an instant such as 2026-03-08T09:00:00Z' }],
    [{ from: week.to, to: week.from }, { to: 'To must be after from' }],
    [{ from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }, { to: 'A board can cover at most 100 days' }],
  ])('rejects %j', async (input, fields) => {
    const manager = await aUser(gateway.orm, { role: 'MANAGER' });

    expect(await gateway.call(api, manager, 'scheduleBoard', input)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('runs the same number of statements for many people and shifts as for few, warnings included', async () => {
    const { organizationId, manager } = await aTeam(gateway.orm);
    const fill = async (people: number) => {
      const job = await aJob(gateway.orm, { organizationId, name: `Job for ${people}` });
      for (let count = 0; count < people; count += 1) {
        const { id } = await aUser(gateway.orm, { organizationId });
        const photo = await aPhoto(gateway.orm, { uploadedBy: manager });
        const input = aScheduleInput([{ id }, manager], { jobId: job.id, imageUrls: [`/api/photos/${photo.id}`] });
        await gateway.call('REST', manager, 'createSchedule', input);
      }
    };
    const ask = () => gateway.call(api, manager, 'scheduleBoard', week);
    await fill(2);
    const few = await statementsOf(ask);
    await fill(20);
    const many = await statementsOf(ask);

    expect((await ask()).data.schedules).toHaveLength(22);
    expect(many.length).toBe(few.length);
    // Session, people, schedules, assignees, jobs, photos, time zone, and time off. Conflicts and warnings each read time
    // zone, shifts, and time off.
    expect(many.length).toBeLessThanOrEqual(api === 'REST' ? 12 : 15);
  });
});

describe('warnings about a schedule', () => {
  test.each(apis)('are listed before and after it is saved and never reject it, over %s', async (api) => {
    const { organizationId, manager, worker, colleague } = await aTeam(gateway.orm);
    const other = await aSchedule(gateway.orm, {
      organizationId,
      title: 'Yard',
      status: 'DRAFT',
      assignedUserIds: [worker.id],
    });
    const input = aScheduleInput([worker, colleague], { endAt: '2026-07-17T15:00:00Z' });
    const doubleBooked = {
      kind: 'DOUBLE_BOOKED',
      user: { id: worker.id, firstName: 'Ada', lastName: 'Marsh' },
      message: 'Ada Marsh is also planned for “Yard”, Wed, Jul 15, 9:00 AM to 5:00 PM',
      otherScheduleId: other.id,
    };
    const over40 = (user: { id: string }, time: string) => ({
      kind: 'OVER_40_HOURS',
      user: { id: user.id, firstName: 'Ada', lastName: 'Marsh' },
      message: `Ada Marsh would have ${time} in the week of Jul 12, 2026, more than 40 hours`,
      otherScheduleId: null,
    });
    const all = [doubleBooked, over40(worker, '48h'), over40(colleague, '48h')];

    expect((await gateway.call(api, manager, 'scheduleWarnings', input)).data).toEqual(expect.arrayContaining(all));
    const { data } = await gateway.call(api, manager, 'createSchedule', input);
    expect(data.warnings).toEqual(expect.arrayContaining(all));
    expect(data.warnings).toHaveLength(3);
    const shorter = await gateway.call(api, manager, 'updateSchedule', { endAt: '2026-07-15T23:00:00Z' }, data.id);
    expect(shorter.data.warnings).toEqual([doubleBooked]);
    const canceled = await gateway.call(api, manager, 'updateSchedule', { status: 'CANCELED' }, data.id);
    expect(canceled.data.warnings).toEqual([]);
  });
});
