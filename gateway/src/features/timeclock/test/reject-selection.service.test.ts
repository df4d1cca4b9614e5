import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { approveSelectedTimesheets, approveTimesheet } from '../review/approve.service.js';
import { rejectSelectedTimesheets } from '../review/reject.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-25T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
});

/** The workweek of Sunday, July 12, to Saturday, July 18, 2026, in Denver. */
const weekOf = '2026-07-14';
const reason = 'Whose signature is missing?';
const onDay = (day: number, user: User = team.worker, changes: object = {}) =>
  aTimesheet(work.orm, {
    user,
    clockInAt: new Date(`2026-07-${day}T15:00:00Z`),
    clockOutAt: new Date(`2026-07-${day}T23:00:00Z`),
    ...changes,
  });
const reject = (input: object, by: User = team.manager) =>
  work.run(rejectSelectedTimesheets, by, uncheckedInput({ reason, ...input }));
const read = ({ id }: { id: string }) => work.run(oneTimesheet, team.admin, { id });

describe('rejecting a selection', () => {
  test('rejects a person’s week and single timesheets with one reason, in the history of each', async () => {
    const other = await aUser(work.orm, { organizationId: team.organizationId });
    const [monday, friday, single, nextWeek] = [
      await onDay(13),
      await onDay(17),
      await onDay(13, other),
      await onDay(20),
    ];
    const result = await reject({ timesheets: [{ id: single.id }], weeks: [{ userId: team.worker.id, weekOf }] });
    expect(result).toEqual({ rejected: 3, left: [] });
    for (const timesheet of [monday, friday, single]) {
      const { status, rejection, history } = await read(timesheet);
      expect({ status, rejection }).toMatchObject({
        status: 'PENDING',
        rejection: { reason, by: { id: team.manager.id } },
      });
      expect(history?.at(-1)).toMatchObject({ action: 'timesheet.rejected' });
    }
    expect(await read(nextWeek)).toMatchObject({ rejection: null });
  });

  test('leaves everything else with a sentence', async () => {
    const [open, approved, own] = [
      await onDay(24, team.worker, { clockOutAt: null }),
      await onDay(17),
      await onDay(13, team.manager),
    ];
    await work.run(approveTimesheet, team.admin, { id: approved.id });
    const { rejected, left } = await reject({ timesheets: [open, approved, own].map(({ id }) => ({ id })) });
    expect(rejected).toBe(0);
    expect(left.map(({ code }) => code).toSorted()).toEqual(['ALREADY_APPROVED', 'OPEN', 'OWN_HOURS']);
  });

  test('never reaches timesheets of another organization', async () => {
    const foreign = await onDay(13, (await aTeam(work.orm)).worker);
    expect(await reject({ timesheets: [{ id: foreign.id }] })).toMatchObject({
      rejected: 0,
      left: [{ code: 'NOT_FOUND' }],
    });
  });

  test('leaves no timesheet both approved and rejected when someone approves at the same time', async () => {
    const days = await Promise.all([13, 14, 15, 16, 17].map((day) => onDay(day)));
    const timesheets = days.map(({ id }) => ({ id, rejected: false }));
    await Promise.all([
      reject({ timesheets: timesheets.toReversed() }),
      work.run(approveSelectedTimesheets, team.admin, { timesheets, confirmExceptions: true }),
    ]);
    const outcomes = await Promise.all(
      days.map(async (each) => {
        const { status, rejection } = await read(each);
        return `${status} ${rejection ? 'rejected' : ''}`.trim();
      }),
    );
    expect(new Set(outcomes).size).toBe(1);
    expect(['APPROVED', 'PENDING rejected']).toContain(outcomes[0]);
  });
});
