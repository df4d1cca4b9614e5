import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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

/** Ten minutes before each punch, in, on a break, back, out. */
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
  it('runs from clock-in over breaks to clock-out, and counts what was worked', async () => {
    const worker = await aUser(work.orm);

    const begun = await work.run(clockIn, worker, { location: denver });
    expect(begun).toMatchObject({ status: 'OPEN', durationMinutes: null, flags: [], location: denver, notes: '' });

    work.clock.advance({ minutes: 120 });
    const paused = await work.run(startBreak, worker);
    expect(paused.breaks).toMatchObject([{ type: 'UNPAID', endAt: null }]);
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

  it('shows the timesheet in progress with the person, the breaks and the photos', async () => {
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

  it('ends an open break at the instant of the clock-out', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    work.clock.advance({ minutes: 60 });
    await work.run(startBreak, worker);
    work.clock.advance({ minutes: 45 });

    const done = await work.run(clockOut, worker);

    expect(done.breaks).toMatchObject([{ endAt: done.clockOutAt }]);
    expect(done.durationMinutes).toBe(60);
  });

  it('writes one audit entry for each punch', async () => {
    const worker = await aUser(work.orm);
    await aDay(worker);

    const entries = await work.orm.em.execute<{ action: string }[]>(
      'select action from audit_entries where organization_id = ? order by id',
      [worker.organizationId],
    );

    const actions = ['timesheet.clocked-in', 'break.started', 'break.ended', 'timesheet.clocked-out'];
    expect(entries.map((entry) => entry.action)).toEqual(actions);
  });

  it('tells the organization of each change of state, after it is stored', async () => {
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

  it('refuses a clock-in while a shift is open', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);

    await expect(work.run(clockIn, worker)).rejects.toMatchObject(conflict('You are already clocked in'));
  });

  it.each([
    ['clock-out', clockOut],
    ['start of a break', startBreak],
    ['end of a break', endBreak],
  ])('refuses a %s while no shift is open', async (_name, punch) => {
    const worker = await aUser(work.orm);

    await expect(work.run(punch, worker)).rejects.toMatchObject(conflict('No active timesheet'));
  });

  it('refuses a second break while one is open', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    await work.run(startBreak, worker);

    await expect(work.run(startBreak, worker)).rejects.toMatchObject(conflict('You are already on a break'));
  });

  it('refuses to end a break while none is open', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);

    await expect(work.run(endBreak, worker)).rejects.toMatchObject(conflict('No open break'));
  });
});

describe('the location of a clock-in', () => {
  const flagsAfter = async (
    location: { lat: number; lng: number } | null,
    given: { requireLocationOnClock?: boolean } = {},
  ) => {
    const worker = await aUser(work.orm, { organization: await anOrganization(work.orm, given) });
    return (await work.run(clockIn, worker, location ? { location } : {})).flags;
  };

  it('is flagged when it is missing and the organization asks for it', async () => {
    expect(await flagsAfter(null)).toEqual(['MISSING_LOCATION']);
    expect(await flagsAfter(null, { requireLocationOnClock: false })).toEqual([]);
  });

  it('is recorded as given and flagged when it can’t be', async () => {
    const worker = await aUser(work.orm);

    const timesheet = await work.run(clockIn, worker, { lat: 1e9, lng: -0.1 });

    expect(timesheet).toMatchObject({ location: { lat: 1e9, lng: -0.1 }, flags: ['IMPOSSIBLE_LOCATION'] });
  });

  it('is flagged when nobody travels that fast from the last one', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker, { location: denver });
    work.clock.advance({ minutes: 60 });
    await work.run(clockOut, worker);

    expect((await work.run(clockIn, worker, { location: tokyo })).flags).toEqual(['IMPOSSIBLE_LOCATION']);
  });

  it.each([
    [{ lat: 'north', lng: 1 }, { lat: 'Latitude must be a number' }],
    [{ lng: 1 }, { lat: 'Latitude must be a number' }],
    [{ lat: 1, lng: null }, { lng: 'Longitude must be a number' }],
    [{ location: { lat: 1, lng: null } }, { 'location.lng': 'Longitude must be a number' }],
    [{ location: {} }, { 'location.lat': 'Latitude must be a number', 'location.lng': 'Longitude must be a number' }],
    [{ location: 'here' }, { location: 'Location must have a latitude and a longitude' }],
    [{ lat: Number.POSITIVE_INFINITY, lng: 1 }, { lat: 'Latitude must be a number' }],
  ])('names the wrong fields of %j', async (input, fields) => {
    const worker = await aUser(work.orm);

    await expect(work.run(clockIn, worker, uncheckedInput(input))).rejects.toMatchObject({ kind: 'invalid', fields });
  });
});

describe('a server clock that is set back', () => {
  it('lets no span be negative: a punch counts at the instant of the one before', async () => {
    const worker = await aUser(work.orm);
    const { clockInAt } = await work.run(clockIn, worker);
    work.clock.advance({ minutes: 30 });
    const paused = await work.run(startBreak, worker);
    work.clock.advance({ minutes: -90 });
    await work.run(endBreak, worker);

    const done = await work.run(clockOut, worker);

    expect(done.clockOutAt).toEqual(paused.breaks[0]?.startAt);
    expect(done).toMatchObject({ clockInAt, durationMinutes: 30 });
  });

  it('lets a person clock in again at the instant of their last clock-out', async () => {
    const worker = await aUser(work.orm);
    await work.run(clockIn, worker);
    work.clock.advance({ minutes: 60 });
    const { clockOutAt } = await work.run(clockOut, worker);
    work.clock.advance({ minutes: -10 });

    expect((await work.run(clockIn, worker)).clockInAt).toEqual(clockOutAt);
  });
});
