import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { beginning } from '../../organization/index.js';
import { anOrganization } from '../../organization/test/builders.js';
import { payPeriodCalls } from '../../pay-periods/test/calls.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { closeForgotten } from '../forgotten/forgotten.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, startBreak } from '../punches/punch.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { activeTimesheet } from '../timesheets/timesheet.service.js';

let work: TestUseCases;
let worker: User;

/** In Denver, 9:00 on July 15 is 15:00 in UTC. */
const at = (text: string) => new Date(`2026-07-${text}:00Z`);

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set(at('15T15:00'));
  const { id } = await anOrganization(work.orm, { timezone: 'America/Denver', requireLocationOnClock: false });
  worker = await aUser(work.orm, { organizationId: id });
  await work.run(clockIn, worker);
});

const close = (clockOutAt: string, reason?: string) =>
  work.run(closeForgotten, worker, { clockOutAt: at(clockOutAt).toISOString(), ...(reason && { reason }) });
const aShift = (startAt: string, endAt: string) =>
  aSchedule(work.orm, {
    organizationId: worker.organizationId,
    assignedUserIds: [worker.id],
    startAt: at(startAt),
    endAt: at(endAt),
  });
const forgotten = async () => (await work.run(activeTimesheet, worker))?.forgotten;

describe('entering a forgotten clock-out', () => {
  test('closes the timesheet at that time, flagged and pending, and lets the person clock in', async () => {
    work.clock.set(at('16T15:00'));

    const closed = await close('15T23:00', 'Phone was dead');

    expect(closed).toMatchObject({
      status: 'PENDING',
      clockOutAt: at('15T23:00'),
      durationMinutes: 480,
      exceptions: [{ code: 'SELF_REPORTED', message: 'Entered by the person who worked it' }],
    });
    expect(await work.run(clockIn, worker)).toMatchObject({ status: 'OPEN' });
  });

  test('flags a timesheet once, even if a manager reopens it and its clock-out is forgotten again', async () => {
    work.clock.set(at('16T15:00'));
    const { id, clockInAt } = await close('15T23:00');
    const manager = await aUser(work.orm, { organizationId: worker.organizationId, role: 'MANAGER' });
    await work.run(setTimesheetTimes, manager, { id, clockInAt, clockOutAt: null });

    expect((await close('15T22:00')).flags).toEqual(['SELF_REPORTED']);
  });

  test('ends an open break at the same time', async () => {
    work.clock.set(at('15T18:00'));
    await work.run(startBreak, worker);
    work.clock.set(at('16T15:00'));

    const { breaks } = await close('15T18:30');

    expect(breaks).toMatchObject([{ startAt: at('15T18:00'), endAt: at('15T18:30') }]);
  });

  test.each([
    ['before the last punch', '15T17:59', 'Clock-out must not be before your last punch'],
    ['in the future', '16T15:01', 'Clock-out must not be in the future'],
  ])('rejects a time %s', async (_what, clockOutAt, message) => {
    work.clock.set(at('15T18:00'));
    await work.run(startBreak, worker);
    work.clock.set(at('16T15:00'));

    await expect(close(clockOutAt)).rejects.toMatchObject({ kind: 'invalid', fields: { clockOutAt: message } });
  });

  test.each([
    ['after exactly 12 hours of the same workday', '16T03:00', false],
    ['after more than 12 hours', '16T03:01', true],
    ['on the next workday', '16T06:00', true],
  ])('is possible or not %s', async (_what, now, isPossible) => {
    work.clock.set(at(now));

    const outcome = await close('15T23:00').then(
      () => null,
      (error: unknown) => error,
    );

    const refused = { kind: 'conflict', message: 'Clock out instead' };
    if (isPossible) expect(outcome).toBeNull();
    else expect(outcome).toMatchObject(refused);
  });

  test('keeps its pay period open until the clock-out is entered and approved', async () => {
    const { organizationId } = worker;
    const [admin, manager] = await Promise.all([
      aUser(work.orm, { organizationId, role: 'ADMIN' }),
      aUser(work.orm, { organizationId, role: 'MANAGER' }),
    ]);
    work.clock.set(at('20T15:00'));
    const closePeriod = () => payPeriodCalls(work).close(admin, '2026-07-05');
    const message = '1 timesheet of the pay period Jul 5 – Jul 18, 2026 is not approved yet';
    await expect(closePeriod()).rejects.toMatchObject({ kind: 'conflict', message });

    const { id } = await close('15T23:00');

    await expect(closePeriod()).rejects.toMatchObject({ kind: 'conflict', message });
    await work.run(approveTimesheet, manager, { id });
    expect(await closePeriod()).toMatchObject({ status: 'CLOSED' });
  });

  test('fails without a timesheet in progress', async () => {
    await work.run(clockOut, worker);

    await expect(close('15T23:00')).rejects.toMatchObject({ kind: 'conflict', message: 'No active timesheet' });
  });

  test('races with a clock-out: exactly one of them ends the timesheet', async () => {
    work.clock.set(at('16T15:00'));

    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => close('15T23:00')),
      ...Array.from({ length: 10 }, () => work.run(clockOut, worker)),
    ]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a timesheet in progress is presented as forgotten', () => {
  test('on the next workday, with the end of the shift', async () => {
    await aShift('15T15:00', '15T23:30');
    work.clock.set(at('16T14:00'));

    expect(await forgotten()).toEqual({ since: at('15T15:00'), suggestedClockOutAt: at('15T23:30') });
  });

  test('without a suggestion if there was no shift', async () => {
    work.clock.set(at('16T14:00'));

    expect(await forgotten()).toEqual({ since: at('15T15:00'), suggestedClockOutAt: null });
  });

  test('without a suggestion if the shift ended before the last punch', async () => {
    await aShift('15T15:00', '15T17:30');
    work.clock.set(at('15T18:00'));
    await work.run(startBreak, worker);
    work.clock.set(at('16T14:00'));

    expect(await forgotten()).toMatchObject({ suggestedClockOutAt: null });
  });

  test.each([
    // July 16 begins at midnight in the former zone where the zone moves east, and also where it moves west.
    ['east', 'America/New_York', '16T05:30', '16T06:30', true],
    ['east, not before midnight in the former zone', 'America/New_York', '16T04:30', '16T05:59', false],
    ['west', 'America/Los_Angeles', '16T05:30', '16T06:30', true],
  ])(
    'on the next workday, as the zone of each day counts it: %s',
    async (_way, timezone, clockInAt, now, isForgotten) => {
      const { organizationId } = worker;
      await work.orm.em.execute(
        `insert into dated_settings (organization_id, setting, from_date, value, created_at)
       values (?, 'timezone', ?, '"America/Denver"', now()), (?, 'timezone', '2026-07-16', ?, now())`,
        [organizationId, beginning, organizationId, JSON.stringify(timezone)],
      );
      await work.orm.em.execute('update organizations set timezone = ? where id = ?', [timezone, organizationId]);
      await work.run(clockOut, worker);
      work.clock.set(at(clockInAt));
      await work.run(clockIn, worker);
      work.clock.set(at(now));

      expect((await forgotten()) !== null).toBe(isForgotten);
    },
  );

  test('but not during a night shift that crosses midnight', async () => {
    await aShift('15T15:00', '16T12:00');
    work.clock.set(at('16T11:00'));

    expect(await forgotten()).toBeNull();
  });

  test('but not during the day', async () => {
    work.clock.set(at('15T23:00'));

    expect(await forgotten()).toBeNull();
  });
});
