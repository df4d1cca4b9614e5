import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { Break, Timesheet } from '../timesheets/timesheet.entity.js';
import { aBreak, aTimesheet } from './builders.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

/** Runs 40 simultaneous calls and counts their outcomes. */
async function fortyAtOnce(call: () => Promise<unknown>): Promise<Record<string, number>> {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, call));
  const names = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : `${outcome.reason.kind}: ${outcome.reason.message}`,
  );
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
}

const everyTenant = { filters: { tenant: false } };
const timesheetsOf = (user: User) => work.orm.em.fork().find(Timesheet, { user: user.id }, everyTenant);
const breaksOf = (user: User) => work.orm.em.fork().find(Break, { timesheet: { user: user.id } }, everyTenant);

describe('40 simultaneous punches of one person', () => {
  test('create one timesheet when all are clock-ins', async () => {
    const worker = await aUser(work.orm);

    const outcomes = await fortyAtOnce(() => work.run(clockIn, worker));

    expect(outcomes).toEqual({ done: 1, 'conflict: You are already clocked in': 39 });
    expect(await timesheetsOf(worker)).toHaveLength(1);
  });

  test('end the timesheet once when all are clock-outs', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);

    const outcomes = await fortyAtOnce(() => work.run(clockOut, worker));

    expect(outcomes).toEqual({ done: 1, 'conflict: No active timesheet': 39 });
  });

  test('create one break when all start one', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);

    const outcomes = await fortyAtOnce(() => work.run(startBreak, worker));

    expect(outcomes).toEqual({ done: 1, 'conflict: You are already on a break': 39 });
    expect(await breaksOf(worker)).toHaveLength(1);
  });

  test('end the break once when all end it', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    await work.run(startBreak, worker);

    const outcomes = await fortyAtOnce(() => work.run(endBreak, worker));

    expect(outcomes).toEqual({ done: 1, 'conflict: No open break': 39 });
  });

  test('never leave an open break on a closed timesheet', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    let turn = 0;

    const outcomes = await fortyAtOnce(() => (turn++ % 2 ? work.run(clockOut, worker) : work.run(startBreak, worker)));

    expect(outcomes.done).toBeLessThanOrEqual(2);
    const [timesheet] = await timesheetsOf(worker);
    for (const each of await breaksOf(worker)) expect(each.endAt).toEqual(timesheet?.clockOutAt);
    expect(timesheet?.clockOutAt).not.toBeNull();
  });

  test('never overlap when people clock in and out concurrently', async () => {
    const worker = await aUser(work.orm);
    let turn = 0;

    for (let round = 0; round < 5; round++) {
      await fortyAtOnce(() => (turn++ % 2 ? work.run(clockOut, worker) : work.run(clockIn, worker)));
      work.clock.advance({ minutes: 1 });
    }

    const timesheets = (await timesheetsOf(worker)).toSorted((one, other) => +one.clockInAt - +other.clockInAt);
    const open = timesheets.filter((timesheet) => !timesheet.clockOutAt);
    expect(open.length).toBeLessThanOrEqual(1);
    timesheets.slice(1).forEach((later, index) => {
      expect(+later.clockInAt).toBeGreaterThanOrEqual(+(timesheets[index]?.clockOutAt ?? 0));
    });
  });
});

describe('the database', () => {
  const nine = new Date('2026-07-15T15:00:00Z');
  const ten = new Date('2026-07-15T16:00:00Z');
  const eleven = new Date('2026-07-15T17:00:00Z');
  const matchConstraint = (constraint: string) => expect.objectContaining({ constraint });

  test('rejects two open timesheets of one person', async () => {
    const user = await aUser(work.orm);
    await aTimesheet(work.orm, { user });

    await expect(aTimesheet(work.orm, { user })).rejects.toEqual(matchConstraint('timesheets_one_open_per_person'));
  });

  test('rejects overlapping timesheets of one person and accepts adjacent ones', async () => {
    const user = await aUser(work.orm);
    await aTimesheet(work.orm, { user, clockInAt: nine, clockOutAt: ten });
    await aTimesheet(work.orm, { user, clockInAt: ten, clockOutAt: eleven });

    const overlapping = aTimesheet(work.orm, { user, clockInAt: nine, clockOutAt: eleven });

    await expect(overlapping).rejects.toEqual(matchConstraint('timesheets_never_overlap'));
  });

  test('rejects a second open break, overlapping breaks and a negative one', async () => {
    const timesheet = await aTimesheet(work.orm, { user: await aUser(work.orm), clockInAt: nine });
    await aBreak(work.orm, { timesheet, startAt: nine, endAt: ten });
    await aBreak(work.orm, { timesheet, startAt: eleven, endAt: null });

    const broken: [Parameters<typeof aBreak>[1], string][] = [
      [{ timesheet, startAt: eleven, endAt: null }, 'breaks_one_open_per_timesheet'],
      [{ timesheet, startAt: nine, endAt: eleven }, 'breaks_never_overlap'],
      [{ timesheet, startAt: ten, endAt: nine }, 'breaks_end_not_before_start'],
    ];
    for (const [breakOverrides, constraint] of broken) {
      await expect(aBreak(work.orm, breakOverrides)).rejects.toEqual(matchConstraint(constraint));
    }
  });

  test('rejects a break outside its timesheet and a timesheet that excludes a break', async () => {
    const user = await aUser(work.orm);
    const timesheet = await aTimesheet(work.orm, { user, clockInAt: ten, clockOutAt: null });
    const early = aBreak(work.orm, { timesheet, startAt: nine, endAt: eleven });
    await expect(early).rejects.toEqual(matchConstraint('breaks_inside_timesheet'));
    await aBreak(work.orm, { timesheet, startAt: eleven, endAt: null });

    const closing = work.orm.em.execute('update timesheets set clock_out_at = ? where id = ?', [eleven, timesheet.id]);

    await expect(closing).rejects.toEqual(matchConstraint('breaks_inside_timesheet'));
  });
});
