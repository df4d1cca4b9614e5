import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { addTimesheet } from '../review/add-timesheet.service.js';
import { approveTimesheet, approveTimesheets } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { timesheets } from '../timesheets/timesheet.service.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(work.orm);
});

const clockInAt = '2026-07-01T15:00:00.000Z';
const until = (clockOutAt: string) => ({ clockInAt, clockOutAt: `2026-07-${clockOutAt}:00.000Z` });
const [day, dayAndMinute, week, weekAndMinute] = ['02T15:00', '02T15:01', '08T15:00', '08T15:01'].map(until) as [
  ReturnType<typeof until>,
  ReturnType<typeof until>,
  ReturnType<typeof until>,
  ReturnType<typeof until>,
];
const confirmLongTimesheet = true;
const add = (input: object) => work.run(addTimesheet, team.manager, { userId: team.worker.id, ...day, ...input });
const setTimes = (id: string, input: object) => work.run(setTimesheetTimes, team.manager, { id, ...day, ...input });
const approve = (id: string, input: object = {}) => work.run(approveTimesheet, team.manager, { id, ...input });

const located = { lat: 39.7392, lng: -104.9903 };

const over24Hours = (length: string) => {
  const message = `This timesheet lasts ${length}, which is more than 24h. Confirm that it is correct.`;
  return { kind: 'conflict', code: 'timesheet.over-24-hours', message, fields: { confirmLongTimesheet: message } };
};

describe('a timesheet of more than 24 hours', () => {
  test('is added and corrected only with a confirmation, and 24 hours are not', async () => {
    const { id } = await add(day);
    const tooLong = over24Hours('24h 1m');
    await expect(setTimes(id, dayAndMinute)).rejects.toMatchObject(tooLong);
    await expect(setTimes(id, { ...dayAndMinute, confirmLongTimesheet: false })).rejects.toMatchObject(tooLong);
    expect(await setTimes(id, { ...dayAndMinute, confirmLongTimesheet })).toMatchObject({
      exceptions: [{ code: 'OVER_24_HOURS', message: 'Longer than 24 hours' }, { code: 'ADDED_BY_MANAGER' }],
      confirmations: [{ code: 'OVER_24_HOURS', message: 'This timesheet lasts 24h 1m, which is more than 24h.' }],
    });

    const forColleague = { userId: team.colleague.id, ...dayAndMinute };
    await expect(add(forColleague)).rejects.toMatchObject(tooLong);
    await add({ ...forColleague, confirmLongTimesheet });
  });

  test('is punched without a rejection, but approved only with a confirmation', async () => {
    work.clock.set(clockInAt);
    await work.run(clockIn, team.worker, located);
    work.clock.set('2026-07-02T21:30:00Z');
    const { id } = await work.run(clockOut, team.worker);

    await expect(approve(id)).rejects.toMatchObject(over24Hours('30h 30m'));
    expect(await approve(id, { confirmLongTimesheet })).toMatchObject({ status: 'APPROVED', confirmations: [] });
  });

  test('is left out of a bulk approval, which says how many need a confirmation', async () => {
    const { id } = await add({ ...dayAndMinute, confirmLongTimesheet });
    expect(await work.run(approveTimesheets, team.manager)).toMatchObject({
      approved: 0,
      skipped: 1,
      skippedToConfirm: 1,
    });
    const { edges } = await work.run(timesheets, team.manager, { exception: 'OVER_24_HOURS' });
    expect(edges.map(({ node }) => node.id)).toEqual([id]);
  });

  test('is approved only in the version that the manager confirmed', async () => {
    const { id, version } = await add({ ...dayAndMinute, confirmLongTimesheet });
    const { version: current } = await setTimes(id, { ...week, confirmLongTimesheet });

    await expect(approve(id, { confirmLongTimesheet, expectedVersion: version })).rejects.toMatchObject({
      code: 'timesheet.changed-meanwhile',
    });
    await approve(id, { confirmLongTimesheet, expectedVersion: current });
  });

  test('measures elapsed time on the day that the clocks change', async () => {
    work.clock.set('2026-11-03T15:00:00Z');
    // Midnight to midnight in Denver on November 1, 2026.
    const fall = { clockInAt: '2026-11-01T06:00:00.000Z', clockOutAt: '2026-11-02T07:00:00.000Z' };
    await expect(add(fall)).rejects.toMatchObject(over24Hours('25h'));
  });
});

describe('a timesheet of more than 7 days', () => {
  const fields = { clockOutAt: 'A timesheet can last at most 7 days' };

  test('is never saved, not even with a confirmation', async () => {
    await expect(add({ ...weekAndMinute, confirmLongTimesheet })).rejects.toMatchObject({ kind: 'invalid', fields });
    const { id } = await add({ ...week, confirmLongTimesheet });
    await expect(setTimes(id, { ...weekAndMinute, confirmLongTimesheet })).rejects.toMatchObject({ fields });
    await expect(setTimes(id, { clockInAt: '1999-07-01T15:00:00.000Z', confirmLongTimesheet })).rejects.toMatchObject({
      fields,
    });
  });

  test('is not reopened', async () => {
    const { id } = await add(day);
    await expect(setTimes(id, { clockOutAt: null })).rejects.toMatchObject({
      fields: { clockOutAt: 'A timesheet can be in progress for at most 7 days. Enter its clock-out.' },
    });
  });

  test('can be punched, and is corrected before it is approved', async () => {
    work.clock.set(clockInAt);
    await work.run(clockIn, team.worker, located);
    work.clock.set('2026-08-10T15:00:00Z');
    const { id } = await work.run(clockOut, team.worker);

    await expect(approve(id, { confirmLongTimesheet })).rejects.toMatchObject({
      code: 'timesheet.over-7-days',
      message: 'This timesheet lasts more than 7 days. Correct its times first.',
    });
    expect((await work.run(timesheets, team.manager, {})).edges[0]?.node).toMatchObject({
      id,
      canApprove: false,
      approvalObstacle: 'More than 7 days: correct the times first.',
    });
    await setTimes(id, day);
    await approve(id);
  });
});

describe('a paid break', () => {
  async function work8Hours(...breaks: readonly number[]) {
    work.clock.set(clockInAt);
    await work.run(clockIn, team.worker, located);
    for (const minutes of breaks) {
      work.clock.advance({ minutes: 30 });
      await work.run(startBreak, team.worker, { type: 'PAID' });
      work.clock.advance({ minutes });
      await work.run(endBreak, team.worker);
    }
    work.clock.set('2026-07-01T23:00:00Z');
    return work.run(clockOut, team.worker);
  }
  const flagged = { flags: ['LONG_PAID_BREAK'], exceptions: [{ code: 'LONG_PAID_BREAK' }] };

  test('needs no confirmation for 20 minutes', async () => {
    const { id } = await work8Hours(20, 20, 20);
    expect(await approve(id)).toMatchObject({ status: 'APPROVED', flags: [] });
  });

  test.each([
    ['more than 20 minutes', [21], 'A paid break of 21m counts as worked'],
    ['more than an hour together', [20, 20, 20, 1], 'Paid breaks of 1h 1m together count as worked'],
  ])('needs a confirmation for its approval: %s', async (_what, breaks, facts) => {
    const { id } = await work8Hours(...breaks);
    const message = `${facts}. Confirm that this time is paid.`;
    expect((await work.run(timesheets, team.manager, { exception: 'LONG_PAID_BREAK' })).edges[0]?.node).toMatchObject({
      id,
      ...flagged,
      confirmations: [{ code: 'LONG_PAID_BREAK', message: `${facts}.` }],
    });
    await expect(approve(id, { confirmLongTimesheet })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'break.long-and-paid',
      message,
      fields: { confirmLongPaidBreaks: message },
    });
    expect(await work.run(approveTimesheets, team.manager)).toMatchObject({ approved: 0, skippedToConfirm: 1 });
    expect(await approve(id, { confirmLongPaidBreaks: true })).toMatchObject({ status: 'APPROVED', ...flagged });
  });

  test('is flagged at the clock-out when it ends with the timesheet', async () => {
    work.clock.set(clockInAt);
    await work.run(clockIn, team.worker, located);
    expect(await work.run(startBreak, team.worker, { type: 'PAID' })).toMatchObject({ flags: [] });
    work.clock.advance({ hours: 6 });
    expect(await work.run(clockOut, team.worker)).toMatchObject(flagged);
  });

  test('loses its flag when a manager corrects it', async () => {
    const { id } = await work8Hours(45);
    work.clock.set('2026-07-15T15:00:00Z');
    expect(await setTimes(id, { breaks: [] })).toMatchObject({ flags: [] });
    const breaks = [{ type: 'PAID', startAt: '2026-07-01T18:00:00.000Z', endAt: '2026-07-01T19:00:00.000Z' }] as const;
    expect(await setTimes(id, { breaks })).toMatchObject({ flags: ['LONG_PAID_BREAK'] });
  });
});
