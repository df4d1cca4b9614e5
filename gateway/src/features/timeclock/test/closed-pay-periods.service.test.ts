import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { payPeriodCalls } from '../../pay-periods/test/calls.js';
import { clockIn } from '../punches/clock-in.service.js';
import { addTimesheet, deleteTimesheet } from '../review/add-timesheet.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { timesheets, updateTimesheet } from '../timesheets/timesheet.service.js';
import { aBreak, aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
/** One time range within the closed period, and one after it. */
let inside: Timesheet;
let outside: Timesheet;

const july = '2026-07-05';
const instant = (text: string) => new Date(`2026-${text}:00Z`);
const approvedAt = instant('07-19T12:00');
const refused = {
  kind: 'conflict',
  code: 'pay-period.closed',
  message: 'The pay period Jul 5 – Jul 18, 2026 is closed. An administrator can reopen it.',
};

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-20T15:00:00Z');
  team = await aTeam(work.orm);
  const user = team.worker;
  inside = await aTimesheet(work.orm, {
    user,
    clockInAt: instant('07-14T15:00'),
    clockOutAt: instant('07-14T23:00'),
    approvedAt,
  });
  outside = await aTimesheet(work.orm, { user, clockInAt: instant('07-19T15:00'), clockOutAt: instant('07-19T23:00') });
  await aBreak(work.orm, { timesheet: inside });
  await payPeriodCalls(work).close(team.admin, july);
});

describe('a closed pay period', () => {
  const hours = (from: string, to: string) => ({ clockInAt: instant(from), clockOutAt: instant(to) });

  test.each<[string, () => Promise<unknown>]>([
    ['a change of notes', () => work.run(updateTimesheet, team.worker, { id: inside.id, notes: 'x' })],
    [
      'a change of times within it',
      () => work.run(setTimesheetTimes, team.admin, { id: inside.id, ...hours('07-14T15:00', '07-14T22:00') }),
    ],
    [
      'moving times out of it',
      () =>
        work.run(setTimesheetTimes, team.admin, { id: inside.id, ...hours('07-20T01:00', '07-20T02:00'), breaks: [] }),
    ],
    [
      'moving times into it',
      () => work.run(setTimesheetTimes, team.manager, { id: outside.id, ...hours('07-19T05:59', '07-19T07:00') }),
    ],
    [
      'reopening a timesheet',
      () =>
        work.run(setTimesheetTimes, team.manager, {
          id: inside.id,
          clockInAt: instant('07-14T15:00'),
          clockOutAt: null,
        }),
    ],
    ['deleting a timesheet', () => work.run(deleteTimesheet, team.admin, { id: inside.id })],
    [
      'adding a timesheet',
      () => work.run(addTimesheet, team.manager, { userId: team.colleague.id, ...hours('07-10T15:00', '07-10T16:00') }),
    ],
    [
      'adding a timesheet that surrounds it',
      () => work.run(addTimesheet, team.manager, { userId: team.colleague.id, ...hours('07-01T15:00', '07-19T16:00') }),
    ],
  ])('rejects %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject(refused);
  });

  test('allows changes up to the minute before it and from the minute after it', async () => {
    // Midnight in Denver is 6:00 in UTC.
    const before = { userId: team.colleague.id, ...hours('07-05T05:00', '07-05T06:00') };
    const after = { userId: team.colleague.id, ...hours('07-19T06:00', '07-19T07:00') };

    await work.run(addTimesheet, team.manager, before);
    await work.run(addTimesheet, team.manager, after);
    await work.run(approveTimesheet, team.manager, { id: outside.id });
    await work.run(clockIn, team.colleague);
  });

  test('allows changes after an administrator reopens it', async () => {
    await payPeriodCalls(work).reopen(team.admin, july);

    await work.run(deleteTimesheet, team.manager, { id: inside.id });
  });

  test('is shown with each timesheet that it locks', async () => {
    const found = (await work.run(timesheets, team.manager)).edges.map(({ node }) => node);

    expect(found.map(({ id, locked, lockedBy, canReview }) => ({ id, locked, lockedBy, canReview }))).toEqual([
      { id: outside.id, locked: false, lockedBy: null, canReview: true },
      { id: inside.id, locked: true, lockedBy: { startDate: july, endDate: '2026-07-18' }, canReview: false },
    ]);
  });

  test('does not lock timesheets of other organizations', async () => {
    const others = await aTeam(work.orm);

    await work.run(addTimesheet, others.manager, { userId: others.worker.id, ...hours('07-14T15:00', '07-14T16:00') });
  });
});

describe('the database', () => {
  const sql =
    (statement: string, ...values: unknown[]) =>
    () =>
      work.orm.em.fork().execute(statement, values);
  const broken = expect.objectContaining({ constraint: 'timesheets_in_open_pay_period' });

  test('rejects every change of a timesheet and its breaks in a closed period', async () => {
    for (const attempt of [
      sql('update timesheets set approved_at = null where id = ?', inside.id),
      sql('update timesheets set clock_in_at = ? where id = ?', instant('07-18T15:00'), outside.id),
      sql('delete from timesheets where id = ?', inside.id),
      sql('delete from breaks where timesheet_id = ?', inside.id),
      sql(`update breaks set type = 'PAID' where timesheet_id = ?`, inside.id),
      () => aBreak(work.orm, { timesheet: inside, startAt: instant('07-14T20:00'), endAt: instant('07-14T20:10') }),
      // Therefore no clock-out can be forgotten in a closed period.
      () => aTimesheet(work.orm, { user: team.colleague, clockInAt: instant('07-18T20:00') }),
      () =>
        aTimesheet(work.orm, {
          user: team.colleague,
          clockInAt: instant('07-14T20:00'),
          clockOutAt: instant('07-14T20:00'),
        }),
    ]) {
      await expect(attempt()).rejects.toEqual(broken);
    }
  });

  test('rejects two closed periods with the same days', async () => {
    const again = sql(
      `insert into closed_pay_periods (organization_id, start_date, end_date, starts_at, ends_at, rules, timesheet_count,
         closed_at, closed_by_id)
       values (?, '2026-07-18', '2026-07-20', now(), now(), '{}', 0, now(), ?)`,
      team.organizationId,
      team.admin.id,
    );

    await expect(again()).rejects.toMatchObject({ constraint: 'closed_pay_periods_never_overlap' });
  });
});
