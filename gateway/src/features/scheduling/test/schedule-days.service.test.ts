import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, datesOf } from '@timetrack/contracts/calendar';
import fc from 'fast-check';
import { startUseCases, statementsOf, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { Organization, periodOfDays } from '../../organization/index.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { scheduleBoard } from '../board/board.service.js';
import { scheduleDays } from '../board/schedule-days.service.js';
import type { ScheduleStatus } from '../schedules/schedule.entity.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { aSchedule } from './builders.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

interface PlannedShift {
  readonly startMinute: number;
  readonly minutes: number;
  readonly status: ScheduleStatus;
  readonly isOwn: boolean;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const plannedShifts = fc.array(
  fc.record<PlannedShift>({
    // Many shifts share a start, and some touch midnight.
    startMinute: fc.integer({ min: -2 * 24, max: 12 * 24 }).map((hours) => hours * 60),
    minutes: fc.constantFrom(30, 480, 481, dayMinutes, 3 * dayMinutes, 10 * dayMinutes),
    status: fc.constantFrom('DRAFT', 'PUBLISHED', 'CANCELED'),
    isOwn: fc.boolean(),
  }),
  { minLength: 12, maxLength: 40 },
);

/** What the month showed when it loaded every schedule: those that overlap the day, by start, end, and id. */
function listDay(schedules: readonly ScheduleView[], date: string, timezone: string) {
  const { from, to } = periodOfDays({ startDate: date, endDate: date }, timezone);
  return schedules
    .filter(({ startAt, endAt }) => startAt < to && from < endAt)
    .toSorted(
      (one, other) =>
        one.startAt.getTime() - other.startAt.getTime() ||
        one.endAt.getTime() - other.endAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
}

async function compareWithBoard(viewer: User, startDate: string, endDate: string, timezone: string) {
  const { from, to } = periodOfDays({ startDate, endDate }, timezone);
  const board = await work.run(scheduleBoard, viewer, { from, to });
  const { days, timeOff } = await work.run(scheduleDays, viewer, { startDate, endDate });

  expect(timeOff).toEqual(board.timeOff);
  expect(days).toEqual(
    datesOf({ startDate, endDate }).map((date) => {
      const all = listDay(board.schedules, date, timezone);
      return { date, count: all.length, schedules: all.slice(0, 3) };
    }),
  );
}

async function aTeamIn(timezone: string) {
  const team = await aTeam(work.orm);
  await work.orm.em.fork().nativeUpdate(Organization, { id: team.organizationId }, { timezone });
  return team;
}

describe('the days of a month', () => {
  test.each([
    ['America/Denver', '2026-03-06'],
    ['America/Denver', '2026-10-30'],
    ['Asia/Kolkata', '2026-03-06'],
    // The clocks skip midnight here.
    ['America/Santiago', '2026-09-04'],
  ])('in %s from %s list what the whole board would, for planners and workers', async (timezone, startDate) => {
    const { organizationId, manager, worker, colleague } = await aTeamIn(timezone);
    const archived = await aUser(work.orm, { organizationId, status: 'DISABLED' });
    for (const user of [worker, colleague, archived]) {
      const days = { startDate: addDays(startDate, 1), endDate: addDays(startDate, 2) };
      await aPtoRequest(work.orm, { user, status: 'APPROVED', ...days });
    }
    const [shifts] = fc.sample(plannedShifts, { numRuns: 1, seed: startDate.length + timezone.length });
    const { from } = periodOfDays({ startDate, endDate: startDate }, timezone);
    for (const { startMinute, minutes, status, isOwn } of shifts ?? []) {
      const startAt = new Date(from.getTime() + startMinute * minuteMs);
      const endAt = new Date(startAt.getTime() + minutes * minuteMs);
      const assignedUserIds = [isOwn ? worker.id : colleague.id];
      await aSchedule(work.orm, { organizationId, assignedUserIds, status, startAt, endAt });
    }
    const elsewhere = (await aUser(work.orm)).organizationId;
    const startOfFirst = { startAt: from, endAt: new Date(from.getTime() + minuteMs) };
    await aSchedule(work.orm, { organizationId: elsewhere, ...startOfFirst });

    for (const viewer of [manager, worker]) {
      await compareWithBoard(viewer, startDate, addDays(startDate, 9), timezone);
    }
  });

  test('count a schedule of several days on each of them, and none that ends at midnight on the next day', async () => {
    const { organizationId, manager } = await aTeam(work.orm);
    await aSchedule(work.orm, {
      organizationId,
      startAt: new Date('2026-07-14T15:00:00Z'),
      endAt: new Date('2026-07-16T06:00:00Z'),
    });

    const { days } = await work.run(scheduleDays, manager, { startDate: '2026-07-13', endDate: '2026-07-16' });

    expect(days.map(({ count }) => count)).toEqual([0, 1, 1, 0]);
  });

  test('take the same number of statements for many schedules as for few', async () => {
    const { organizationId, manager, worker } = await aTeam(work.orm);
    const fill = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        await aSchedule(work.orm, { organizationId, assignedUserIds: [worker.id] });
      }
    };
    const run = () => work.run(scheduleDays, manager, { startDate: '2026-06-28', endDate: '2026-08-01' });
    await fill(1);
    const few = await statementsOf(run);
    await fill(8);
    const many = await statementsOf(run);

    // Time zone, first schedules, time off, schedules, and people.
    expect(few.length).toBeLessThanOrEqual(8);
    expect(many.length).toBe(few.length);
    expect((await run()).days.find(({ date }) => date === '2026-07-15')).toMatchObject({ count: 9 });
  });
});
