import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startUseCases, statementsOf, type TestUseCases } from '../../../../test/harness/index.js';
import { aUser } from '../../identity/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { dashboardStats } from '../dashboard/dashboard.service.js';
import { aBreak, aTimesheet } from './builders.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

/** An organization in Denver, where by default it is 15:00 on Wednesday, July 15, 2026. */
async function anOffice({ now = '2026-07-15T15:00:00-06:00', timezone = 'America/Denver' as string | null } = {}) {
  work.clock.set(now);
  const organization = await anOrganization(work.orm, { timezone });
  const manager = await aUser(work.orm, { organization, role: 'MANAGER' });
  return {
    manager,
    organizationId: organization.id,
    stats: () => work.run(dashboardStats, manager),
    aShift: async (clockIn: string, clockOut: string | null, overrides: { approvedAt?: Date } = {}) =>
      aTimesheet(work.orm, {
        user: await aUser(work.orm, { organization }),
        clockInAt: new Date(clockIn),
        clockOutAt: clockOut ? new Date(clockOut) : null,
        ...overrides,
      }),
  };
}

type Shift = readonly [
  clockIn: string,
  clockOut: string | null,
  breaks?: readonly [type: 'PAID' | 'UNPAID', start: string, end: string | null][],
];

describe('today’s hours', () => {
  test.each<[string, Shift[], number]>([
    ['nothing', [], 0],
    ['a closed timesheet', [['2026-07-15T08:00:00-06:00', '2026-07-15T12:30:00-06:00']], 4.5],
    ['a timesheet in progress', [['2026-07-15T09:00:00-06:00', null]], 6],
    [
      'several people',
      [
        ['2026-07-15T09:00:00-06:00', null],
        ['2026-07-15T08:00:00-06:00', '2026-07-15T10:00:00-06:00'],
      ],
      8,
    ],
    ['yesterday', [['2026-07-14T08:00:00-06:00', '2026-07-14T16:00:00-06:00']], 0],
    ['a timesheet until midnight', [['2026-07-14T16:00:00-06:00', '2026-07-15T00:00:00-06:00']], 0],
    ['the part of a night shift after midnight', [['2026-07-14T22:00:00-06:00', '2026-07-15T06:00:00-06:00']], 6],
    ['a timesheet that was left open days ago', [['2026-07-10T09:00:00-06:00', null]], 15],
    [
      'an unpaid break',
      [
        [
          '2026-07-15T08:00:00-06:00',
          '2026-07-15T16:00:00-06:00',
          [['UNPAID', '2026-07-15T12:00:00-06:00', '2026-07-15T12:45:00-06:00']],
        ],
      ],
      6.25,
    ],
    [
      'a paid break',
      [['2026-07-15T08:00:00-06:00', null, [['PAID', '2026-07-15T12:00:00-06:00', '2026-07-15T12:45:00-06:00']]]],
      7,
    ],
    [
      'an unpaid break in progress',
      [['2026-07-15T08:00:00-06:00', null, [['UNPAID', '2026-07-15T14:30:00-06:00', null]]]],
      6.5,
    ],
    [
      'the part of a break after midnight',
      [
        [
          '2026-07-14T22:00:00-06:00',
          '2026-07-15T06:00:00-06:00',
          [['UNPAID', '2026-07-14T23:30:00-06:00', '2026-07-15T00:30:00-06:00']],
        ],
      ],
      5.5,
    ],
    [
      'a break of the previous day',
      [
        [
          '2026-07-14T22:00:00-06:00',
          '2026-07-15T06:00:00-06:00',
          [['UNPAID', '2026-07-14T22:30:00-06:00', '2026-07-14T23:00:00-06:00']],
        ],
      ],
      6,
    ],
    ['a punch in the future, because the clock was set back', [['2026-07-15T16:00:00-06:00', null]], 0],
  ])('are correct for %s', async (_name, shifts, hours) => {
    const { stats, aShift } = await anOffice();
    for (const [clockIn, clockOut, breaks = []] of shifts) {
      const timesheet = await aShift(clockIn, clockOut);
      for (const [type, start, end] of breaks) {
        await aBreak(work.orm, { timesheet, type, startAt: new Date(start), endAt: end ? new Date(end) : null });
      }
    }

    // The timesheet that ends at 16:00 lasts beyond the current time of 15:00, so it counts until then.
    expect((await stats()).hoursToday).toBe(hours);
  });

  test('start at midnight in the organization’s timezone, or in Denver without a timezone', async () => {
    const tokyo = await anOffice({ now: '2026-07-15T15:00:00+09:00', timezone: 'Asia/Tokyo' });
    await tokyo.aShift('2026-07-14T20:00:00+09:00', null);
    expect((await tokyo.stats()).hoursToday).toBe(15);

    const unset = await anOffice({ timezone: null });
    await unset.aShift('2026-07-14T20:00:00-06:00', null);
    expect((await unset.stats()).hoursToday).toBe(15);
  });

  test('count the elapsed time on a day of 23 hours', async () => {
    const { stats, aShift } = await anOffice({ now: '2026-03-08T06:00:00-06:00' });
    await aShift('2026-03-07T22:00:00-07:00', null);

    expect((await stats()).hoursToday).toBe(5);
  });
});

describe('the dashboard counts', () => {
  test('cover open and unapproved timesheets of this organization only', async () => {
    const { stats, aShift } = await anOffice();
    await aShift('2026-07-15T09:00:00-06:00', null);
    await aShift('2026-07-15T09:00:00-06:00', null);
    await aShift('2026-07-14T09:00:00-06:00', '2026-07-14T10:00:00-06:00');
    await aShift('2026-07-14T09:00:00-06:00', '2026-07-14T10:00:00-06:00', { approvedAt: new Date() });
    await aTimesheet(work.orm, { user: await aUser(work.orm) });

    expect(await stats()).toMatchObject({ activeWorkers: 2, pendingApprovals: 1, activeSchedules: 0 });
  });

  test.each<[string, string, string, 'PUBLISHED' | 'DRAFT' | 'CANCELED', number]>([
    ['within the week', '2026-07-15T09:00:00-06:00', '2026-07-15T17:00:00-06:00', 'PUBLISHED', 1],
    ['a draft', '2026-07-15T09:00:00-06:00', '2026-07-15T17:00:00-06:00', 'DRAFT', 0],
    ['a canceled schedule', '2026-07-15T09:00:00-06:00', '2026-07-15T17:00:00-06:00', 'CANCELED', 0],
    ['into Sunday’s first hour', '2026-07-11T20:00:00-06:00', '2026-07-12T01:00:00-06:00', 'PUBLISHED', 1],
    ['until Sunday’s midnight', '2026-07-11T20:00:00-06:00', '2026-07-12T00:00:00-06:00', 'PUBLISHED', 0],
    ['from Saturday’s last hour', '2026-07-18T23:00:00-06:00', '2026-07-19T07:00:00-06:00', 'PUBLISHED', 1],
    ['from the next Sunday’s midnight', '2026-07-19T00:00:00-06:00', '2026-07-19T08:00:00-06:00', 'PUBLISHED', 0],
    ['around the whole week', '2026-07-01T00:00:00-06:00', '2026-07-31T00:00:00-06:00', 'PUBLISHED', 1],
  ])('count schedules: %s', async (_name, startAt, endAt, status, count) => {
    const { stats, organizationId } = await anOffice();
    await aSchedule(work.orm, { organizationId, startAt: new Date(startAt), endAt: new Date(endAt), status });

    expect((await stats()).activeSchedules).toBe(count);
  });

  test('load no timesheets and run only a few statements', async () => {
    const { stats, aShift } = await anOffice();
    for (let index = 0; index < 20; index++) await aShift('2026-07-15T09:00:00-06:00', null);

    const statements = await statementsOf(stats);

    expect(statements.length).toBeLessThanOrEqual(4);
    expect(statements.filter((statement) => /"timesheets" as|select "t0"\."id"/.test(statement))).toEqual([]);
  });
});
