import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aUser } from '../../identity/test/builders.js';
import { anOrganization } from '../../organization/test/builders.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { activeTimesheet } from '../timesheets/timesheet.service.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(() => work.clock.set('2026-07-15T15:00:00Z'));

/** A clock-in, a break and a clock-out, with ten minutes before each punch. */
async function aDay(worker: User) {
  work.clock.advance({ minutes: 10 });
  await work.run(clockIn, worker);
  work.clock.advance({ minutes: 10 });
  await work.run(startBreak, worker);
  work.clock.advance({ minutes: 10 });
  await work.run(endBreak, worker);
  work.clock.advance({ minutes: 10 });
  await work.run(clockOut, worker);
}

const denver = { lat: 39.7392, lng: -104.9903 };
const tokyo = { lat: 35.6762, lng: 139.6503 };

describe('a working day', () => {
  test('runs from clock-in to clock-out with breaks and counts the time worked', async () => {
    const worker = await aUser(work.orm);

    const begun = await work.run(clockIn, worker, { location: denver });
    expect(begun).toMatchObject({ status: 'OPEN', durationMinutes: null, flags: [], location: denver, notes: '' });

    work.clock.advance({ minutes: 120 });
    const onBreak = await work.run(startBreak, worker);
    expect(onBreak.breaks).toMatchObject([{ type: 'UNPAID', endAt: null }]);
    work.clock.advance({ minutes: 30 });
    await work.run(endBreak, worker);
    await work.run(startBreak, worker, { type: 'PAID' });
    work.clock.advance({ minutes: 15 });
    await work.run(endBreak, worker);
    work.clock.advance({ minutes: 60 });
    const done = await work.run(clockOut, worker);

    expect(done).toMatchObject({ id: begun.id, status: 'PENDING', durationMinutes: 195 });
    expect(done.breaks.filter(({ endAt }) => !endAt)).toEqual([]);
    expect(await work.run(activeTimesheet, worker)).toBeNull();
  });

  test('returns the timesheet in progress with the person, the breaks and the photos', async () => {
    const worker = await aUser(work.orm, { firstName: 'Rosa' });
    const begun = await work.run(clockIn, worker);

    const active = await work.run(activeTimesheet, worker);

    expect(active).toMatchObject({
      id: begun.id,
      clockInAt: work.clock.now(),
      user: { firstName: 'Rosa' },
      images: [],
    });
  });

  test('ends an open break at the time of the clock-out', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    work.clock.advance({ minutes: 60 });
    await work.run(startBreak, worker);
    work.clock.advance({ minutes: 45 });

    const done = await work.run(clockOut, worker);

    expect(done.breaks).toMatchObject([{ endAt: done.clockOutAt }]);
    expect(done.durationMinutes).toBe(60);
  });

  test('writes one audit entry for each punch', async () => {
    const worker = await aUser(work.orm);
    await aDay(worker);

    const entries = await work.orm.em.execute<{ action: string }[]>(
      'select action from audit_entries where organization_id = ? order by id',
      [worker.organizationId],
    );

    const actions = ['timesheet.clocked-in', 'break.started', 'break.ended', 'timesheet.clocked-out'];
    expect(entries.map((entry) => entry.action)).toEqual(actions);
  });

  test('publishes each change of state after it is stored', async () => {
    const worker = await aUser(work.orm);
    const messages = work.platform.pubSub.subscribe(`clock-status:${worker.organizationId}`);

    await aDay(worker);

    for (const [state, since] of [
      ['WORKING', '2026-07-15T15:10:00.000Z'],
      ['ON_BREAK', '2026-07-15T15:20:00.000Z'],
      ['WORKING', '2026-07-15T15:30:00.000Z'],
      ['OUT', '2026-07-15T15:40:00.000Z'],
    ]) {
      expect((await messages.next()).value).toEqual({ userId: worker.id, state, since });
    }
    await messages.return?.();
  });
});

describe('a punch that the state does not allow', () => {
  const conflict = (message: string) => ({ kind: 'conflict', message });

  test('rejects a clock-in while a timesheet is open', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);

    await expect(work.run(clockIn, worker)).rejects.toMatchObject(conflict('You are already clocked in'));
  });

  test.each([
    ['clock-out', clockOut],
    ['start of a break', startBreak],
    ['end of a break', endBreak],
  ])('rejects a %s while no timesheet is open', async (_name, punch) => {
    const worker = await aUser(work.orm);

    await expect(work.run(punch, worker)).rejects.toMatchObject(conflict('No active timesheet'));
  });

  test('rejects a second break while one is open', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    await work.run(startBreak, worker);

    await expect(work.run(startBreak, worker)).rejects.toMatchObject(conflict('You are already on a break'));
  });

  test('rejects ending a break while none is open', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);

    await expect(work.run(endBreak, worker)).rejects.toMatchObject(conflict('No open break'));
  });
});

describe('the location of a clock-in', () => {
  const flagsAfter = async (
    location: { lat: number; lng: number } | null,
    settings: { requireLocationOnClock?: boolean } = {},
  ) => {
    const worker = await aUser(work.orm, { organization: await anOrganization(work.orm, settings) });
    return (await work.run(clockIn, worker, location ? { location } : {})).flags;
  };

  test('is flagged when it is missing and the organization requires it', async () => {
    expect(await flagsAfter(null)).toEqual(['MISSING_LOCATION']);
    expect(await flagsAfter(null, { requireLocationOnClock: false })).toEqual([]);
  });

  test('is recorded as sent, and flagged when it is impossible', async () => {
    const worker = await aUser(work.orm);

    const timesheet = await work.run(clockIn, worker, { lat: 1e9, lng: -0.1 });

    expect(timesheet).toMatchObject({ location: { lat: 1e9, lng: -0.1 }, flags: ['IMPOSSIBLE_LOCATION'] });
  });

  test('is flagged when the last one is too far away to travel from', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker, { location: denver });
    work.clock.advance({ minutes: 60 });
    await work.run(clockOut, worker);

    expect((await work.run(clockIn, worker, { location: tokyo })).flags).toEqual(['IMPOSSIBLE_LOCATION']);
  });

  test.each([
    [{ lat: 'north', lng: 1 }, { lat: 'Latitude must be a number' }],
    [{ lng: 1 }, { lat: 'Latitude must be a number' }],
    [{ lat: 1, lng: null }, { lng: 'Longitude must be a number' }],
    [{ location: { lat: 1, lng: null } }, { 'location.lng': 'Longitude must be a number' }],
    [{ location: {} }, { 'location.lat': 'Latitude must be a number', 'location.lng': 'Longitude must be a number' }],
    [{ location: 'here' }, { location: 'Location must have a latitude and a longitude' }],
    [{ lat: Number.POSITIVE_INFINITY, lng: 1 }, { lat: 'Latitude must be a number' }],
  ])('is rejected with the invalid fields of %j', async (input, fields) => {
    const worker = await aUser(work.orm);

    await expect(work.run(clockIn, worker, uncheckedInput(input))).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});

describe('a server clock that is set back', () => {
  test('never causes a negative time: a punch counts at the instant of the previous one', async () => {
    const worker = await aUser(work.orm);
    const { clockInAt } = await work.run(clockIn, worker);
    work.clock.advance({ minutes: 30 });
    const onBreak = await work.run(startBreak, worker);
    work.clock.advance({ minutes: -90 });
    await work.run(endBreak, worker);

    const done = await work.run(clockOut, worker);

    expect(done.clockOutAt).toEqual(onBreak.breaks[0]?.startAt);
    expect(done).toMatchObject({ clockInAt, durationMinutes: 30 });
  });

  test('allows a clock-in at the instant of the last clock-out', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    work.clock.advance({ minutes: 60 });
    const { clockOutAt } = await work.run(clockOut, worker);
    work.clock.advance({ minutes: -10 });

    expect((await work.run(clockIn, worker)).clockInAt).toEqual(clockOutAt);
  });
});
