import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { roundTripsOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aTimesheet } from '../../timeclock/test/builders.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
});

interface Group {
  readonly kind: string;
  readonly count: number;
  readonly items: readonly { readonly message: string; readonly user: { readonly id: string } }[];
}

/** A local time in Denver, in summer unless the offset is given. */
const at = (local: string, offset = '-06:00') => new Date(`${local}:00${offset}`);
/** What the manager sees at an instant, by kind. */
async function look(now: Date, as: User = team.manager) {
  gateway.clock.set(now);
  const { status, body } = await gateway.rest(as, 'GET', '/api/dashboard/attention');
  expect([status, body]).toEqual([200, expect.anything()]);
  const entries = (body.groups as Group[]).map(({ kind, items }) => [kind, items.map(({ message }) => message)]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}
const plan = (startAt: Date, endAt: Date, changes: object = {}, people: readonly User[] = [team.worker]) =>
  aSchedule(gateway.orm, {
    ...{ organizationId: team.organizationId, assignedUserIds: people.map(({ id }) => id), startAt, endAt },
    ...changes,
  });
const worked = (clockInAt: Date, clockOutAt: Date | null, user: User = team.worker) =>
  aTimesheet(gateway.orm, { user, clockInAt, clockOutAt });
const dayShift = (changes: object = {}) => plan(at('2026-07-15T09:00'), at('2026-07-15T17:00'), changes);

describe('a person who has not clocked in', () => {
  test('is late from more than 5 minutes after the start, and a no-show after 2 hours', async () => {
    await dayShift();
    expect(await look(at('2026-07-15T08:59'))).toEqual({});
    expect(await look(at('2026-07-15T09:05'))).toEqual({});
    expect(await look(at('2026-07-15T09:06'))).toEqual({
      LATE: ['“Day shift” began 6m ago: Wed, Jul 15, 9:00 AM to 5:00 PM'],
    });
    expect(await look(at('2026-07-15T11:00'))).toMatchObject({ LATE: [expect.stringContaining('2h ago')] });
    const noShow = { NO_SHOW: ['No timesheet for “Day shift”, Wed, Jul 15, 9:00 AM to 5:00 PM'] };
    expect(await look(at('2026-07-15T11:01'))).toEqual(noShow);
    expect(await look(at('2026-07-18T16:59'))).toEqual(noShow);
    expect(await look(at('2026-07-18T17:00'))).toEqual({});
  });

  test('has the job of the shift, for the timesheet that a manager adds', async () => {
    const job = await aJob(gateway.orm, { organizationId: team.organizationId });
    await dayShift({ job });
    gateway.clock.set(at('2026-07-15T18:00'));
    const { body } = await gateway.rest(team.manager, 'GET', '/api/dashboard/attention');
    expect(body.groups).toMatchObject([{ kind: 'NO_SHOW', items: [{ jobId: job.id, timesheetId: null }] }]);
  });

  test('is a no-show as soon as a short shift is over', async () => {
    await plan(at('2026-07-15T09:00'), at('2026-07-15T10:00'));
    expect(await look(at('2026-07-15T09:59'))).toMatchObject({ LATE: [expect.anything()] });
    expect(await look(at('2026-07-15T10:00'))).toMatchObject({ NO_SHOW: [expect.anything()] });
  });

  test('is late at night, across midnight', async () => {
    await plan(at('2026-07-15T23:30'), at('2026-07-16T07:30'));
    expect(await look(at('2026-07-16T00:10'))).toEqual({
      LATE: ['“Day shift” began 40m ago: Wed, Jul 15, 11:30 PM to Thu, Jul 16, 7:30 AM'],
    });
  });

  test.each([
    ['forward', '2026-03-08T01:30', '-07:00', '2026-03-08T08:00', '-06:00', '2026-03-08T03:10', '-06:00', '40m'],
    ['back', '2026-11-01T00:30', '-06:00', '2026-11-01T08:00', '-07:00', '2026-11-01T01:10', '-07:00', '1h 40m'],
  ])('is late by the time that passed when the clocks go %s', async (_, start, before, end, after, now, zone, ago) => {
    await plan(at(start, before), at(end, after));
    const { LATE: late = [] } = await look(at(now, zone));
    expect(late).toEqual([expect.stringContaining(`began ${ago} ago`)]);
  });

  test('is not missing with a timesheet of the shift, open or ended', async () => {
    await dayShift();
    await worked(at('2026-07-15T08:50'), at('2026-07-15T09:20'));
    expect(await look(at('2026-07-15T09:30'))).toEqual({});
    const colleague = await aUser(gateway.orm, { organizationId: team.organizationId });
    await plan(at('2026-07-15T09:00'), at('2026-07-15T17:00'), {}, [colleague]);
    await worked(at('2026-07-15T10:00'), null, colleague);
    expect(await look(at('2026-07-15T10:01'))).toEqual({});
  });

  test('is late for a shift that an earlier timesheet does not reach', async () => {
    await dayShift();
    await worked(at('2026-07-15T06:00'), at('2026-07-15T08:00'));
    expect(await look(at('2026-07-15T09:30'))).toMatchObject({ LATE: [expect.anything()] });
  });

  // PostgreSQL reads these names as fixed offsets, without summer time.
  test.each(['CET', 'MET'])(
    'is missing from a shift after midnight of the day after time off, in %s',
    async (timezone) => {
      await changeSettings(gateway.orm, team.organizationId, { timezone });
      const dayOff = { startDate: '2026-07-14', endDate: '2026-07-14', status: 'APPROVED' as const };
      await aPtoRequest(gateway.orm, { user: team.worker, ...dayOff });
      await plan(at('2026-07-15T00:10', '+02:00'), at('2026-07-15T00:50', '+02:00'));
      expect(await look(at('2026-07-15T00:20', '+02:00'))).toMatchObject({ LATE: [expect.anything()] });
      await plan(at('2026-07-14T23:10', '+02:00'), at('2026-07-14T23:50', '+02:00'), {}, [team.worker]);
      expect(await look(at('2026-07-14T23:20', '+02:00'))).toEqual({});
    },
  );

  test('is not missing on approved time off, which a night shift touches from either day', async () => {
    await plan(at('2026-07-15T22:00'), at('2026-07-16T06:00'));
    const days = { user: team.worker, startDate: '2026-07-16', endDate: '2026-07-16', hours: 8 };
    await aPtoRequest(gateway.orm, days);
    expect(await look(at('2026-07-15T22:30'))).toMatchObject({ LATE: [expect.anything()] });
    await aPtoRequest(gateway.orm, { ...days, status: 'APPROVED' });
    expect(await look(at('2026-07-15T22:30'))).toEqual({});
  });

  test('is missing from published shifts of a working day only, while they are active', async () => {
    await dayShift({ status: 'DRAFT' });
    await dayShift({ status: 'CANCELED' });
    await plan(at('2026-07-14T09:00'), at('2026-07-17T17:00'));
    const archived = await aUser(gateway.orm, { organizationId: team.organizationId, status: 'DISABLED' });
    await plan(at('2026-07-15T09:00'), at('2026-07-15T17:00'), {}, [archived]);
    expect(await look(at('2026-07-15T10:00'))).toEqual({});
  });
});

describe('a person who has not clocked out', () => {
  test('is listed from more than 15 minutes after the shift', async () => {
    await dayShift();
    await worked(at('2026-07-15T08:55'), null);
    expect(await look(at('2026-07-15T17:15'))).toEqual({});
    expect(await look(at('2026-07-15T17:16'))).toEqual({
      STILL_CLOCKED_IN: ['“Day shift” ended 16m ago, Wed, Jul 15, 5:00 PM'],
    });
  });

  test('is not listed while the next shift of the day lasts, and is on the day after', async () => {
    await plan(at('2026-07-15T08:00'), at('2026-07-15T12:00'));
    await plan(at('2026-07-15T12:00'), at('2026-07-15T16:00'));
    await plan(at('2026-07-16T08:00'), at('2026-07-16T16:00'));
    await worked(at('2026-07-15T08:00'), null);
    expect(await look(at('2026-07-15T13:00'))).toEqual({});
    expect(await look(at('2026-07-16T09:00'))).toMatchObject({
      STILL_CLOCKED_IN: ['“Day shift” ended 17h ago, Wed, Jul 15, 4:00 PM'],
    });
  });

  test('is listed after 12 hours without a shift', async () => {
    await worked(at('2026-07-15T20:00'), null);
    expect(await look(at('2026-07-16T08:00'))).toEqual({});
    expect(await look(at('2026-07-16T08:01'))).toEqual({
      STILL_CLOCKED_IN: ['Clocked in for 12h 1m, longer than 12h, since Wed, Jul 15, 8:00 PM'],
    });
  });
});

describe('a person in or near overtime', () => {
  const workDays = (days: readonly number[], hours: number) =>
    Promise.all(
      days.map((day) => {
        const clockInAt = at(`2026-07-${day}T08:00`);
        return worked(clockInAt, new Date(clockInAt.getTime() + hours * 3_600_000));
      }),
    );

  test('is listed when the planned shifts exceed 40 hours, less their breaks and time off', async () => {
    await workDays([13, 14, 15], 10);
    const friday = [at('2026-07-17T08:00'), at('2026-07-17T18:30')] as const;
    await plan(...friday, { plannedBreakMinutes: 30 });
    const noon = at('2026-07-16T12:00');
    expect(await look(noon)).toEqual({});
    await plan(at('2026-07-16T13:00'), at('2026-07-16T16:00'), { plannedBreakMinutes: 30 });
    expect(await look(noon)).toEqual({
      NEARING_OVERTIME: ['30h worked this week, 42h 30m with the planned shifts: 2h 30m of overtime'],
    });
    const day = { user: team.worker, startDate: '2026-07-17', endDate: '2026-07-17', hours: 8 };
    await aPtoRequest(gateway.orm, { ...day, status: 'APPROVED' });
    expect(await look(noon)).toEqual({});
  });

  test('is listed at 90 % of 40 hours while they work on', async () => {
    await workDays([13, 14, 15], 10);
    expect(await look(at('2026-07-16T12:00'))).toEqual({});
    await worked(at('2026-07-16T08:00'), null);
    expect(await look(at('2026-07-16T13:59'))).toEqual({});
    expect(await look(at('2026-07-16T14:00'))).toEqual({ NEARING_OVERTIME: ['36h worked this week'] });
    expect(await look(at('2026-07-16T19:00'))).toEqual({
      OVERTIME: ['41h worked this week, 1h of it overtime'],
    });
  });

  test('is listed with those who have worked overtime, apart from those who near it', async () => {
    const colleague = await aUser(gateway.orm, { organizationId: team.organizationId });
    await workDays([13, 14, 15], 13);
    await worked(at('2026-07-16T08:00'), null);
    await plan(at('2026-07-17T00:00'), at('2026-07-17T23:00'), {}, [colleague]);
    await plan(at('2026-07-18T00:00'), at('2026-07-18T18:00'), {}, [colleague]);
    expect(await look(at('2026-07-16T10:00'))).toEqual({
      NEARING_OVERTIME: ['0m worked this week, 41h with the planned shifts: 1h of overtime'],
      OVERTIME: ['41h worked this week, 1h of it overtime'],
    });
  });

  test('is not listed when nothing is ahead, or when the organization pays no overtime', async () => {
    await workDays([13, 14, 15, 16], 10);
    expect(await look(at('2026-07-16T20:00'))).toEqual({});
    await plan(at('2026-07-17T08:00'), at('2026-07-17T16:00'));
    expect(await look(at('2026-07-16T20:00'))).toMatchObject({
      NEARING_OVERTIME: [expect.stringContaining('8h of overtime')],
    });
    await changeSettings(gateway.orm, team.organizationId, { overtimeRule: 'NONE' });
    expect(await look(at('2026-07-16T20:00'))).toEqual({});
  });

  test('is not listed after a forgotten clock-out, whose hours nobody knows', async () => {
    await worked(at('2026-07-13T08:00'), null);
    expect(await look(at('2026-07-13T20:00'))).toEqual({});
    expect(await look(at('2026-07-15T08:00'))).toEqual({
      STILL_CLOCKED_IN: ['Clocked in for 2 days, longer than 12h, since Mon, Jul 13, 8:00 AM'],
    });
  });

  test('follows the daily limit of California', async () => {
    await changeSettings(gateway.orm, team.organizationId, { overtimeRule: 'CALIFORNIA' });
    await plan(at('2026-07-16T08:00'), at('2026-07-16T18:00'));
    expect(await look(at('2026-07-16T07:00'))).toEqual({
      NEARING_OVERTIME: ['0m worked this week, 10h with the planned shifts: 2h of overtime'],
    });
  });
});

describe('the list', () => {
  test('has 50 people of each kind, the count of all, and a fixed number of statements', async () => {
    gateway.clock.set(at('2026-07-15T09:30'));
    const read = async () => {
      const { body } = await gateway.rest(team.manager, 'GET', '/api/dashboard/attention');
      return body as { count: number; groups: Group[] };
    };
    await dayShift();
    await read();
    const few = await roundTripsOf(read);
    const others = [];
    for (let n = 0; n < 59; n++) others.push(await aUser(gateway.orm, { organizationId: team.organizationId }));
    await plan(at('2026-07-15T09:00'), at('2026-07-15T17:00'), {}, others);
    const many = await roundTripsOf(read);
    expect(many).toHaveLength(few.length);
    const { count, groups } = await read();
    expect([count, groups.length, groups[0]?.count, groups[0]?.items.length]).toEqual([60, 1, 60, 50]);
  });

  test('has only people of the caller’s organization, and is the same through GraphQL', async () => {
    const shift = await dayShift();
    const other = await aTeam(gateway.orm);
    const now = at('2026-07-15T09:30');
    expect(await look(now, other.manager)).toEqual({});
    expect(await look(now)).toMatchObject({ LATE: [expect.anything()] });
    const { body } = await gateway.graphql(
      team.manager,
      '{ viewer { attention { count groups { kind count items { message scheduleId timesheetId startAt user { id } } } } } }',
    );
    expect(body.data.viewer.attention).toMatchObject({
      count: 1,
      groups: [
        { kind: 'LATE', count: 1, items: [{ scheduleId: shift.id, timesheetId: null, user: { id: team.worker.id } }] },
      ],
    });
  });
});
