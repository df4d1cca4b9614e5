import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { beginning } from '../../organization/index.js';
import { approveCorrection } from '../corrections/approve-correction.service.js';
import { previewCorrection, requestCorrection } from '../corrections/correction.service.js';
import { closeForgotten } from '../forgotten/forgotten.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut, endBreak, startBreak } from '../punches/punch.service.js';
import { addTimesheet } from '../review/add-timesheet.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { aBreak, aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

/** In Denver, 9:00 on July 14 is 15:00 in UTC. */
const at = (time: string) => new Date(`2026-07-14T${time.length === 5 ? `${time}:00` : time}Z`);

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(work.orm);
  await aTimesheet(work.orm, { user: team.worker, clockInAt: at('12:00:08'), clockOutAt: at('15:00:37') });
  await aTimesheet(work.orm, { user: team.worker, clockInAt: at('20:00:12'), clockOutAt: at('22:00:59') });
});

const typed = { clockInAt: at('15:00').toISOString(), clockOutAt: at('20:00').toISOString() };
const meant = { clockInAt: at('15:00:37'), clockOutAt: at('20:00:12') };
const add = (changes: object = {}) =>
  work.run(addTimesheet, team.manager, { userId: team.worker.id, ...typed, ...changes });
const setTimes = (id: string, changes: object) =>
  work.run(setTimesheetTimes, team.manager, uncheckedInput({ id, ...changes }));

describe('a typed minute continues at the second at which the neighbor ended', () => {
  test('when a manager adds a timesheet', async () => {
    const lunch = { type: 'UNPAID', startAt: at('15:00').toISOString(), endAt: at('15:30').toISOString() };

    expect(await add({ breaks: [lunch] })).toMatchObject({
      ...meant,
      breaks: [{ startAt: at('15:00:37'), endAt: at('15:30') }],
    });
  });

  test('when a manager changes times', async () => {
    const { id } = await aTimesheet(work.orm, {
      user: team.worker,
      clockInAt: at('16:00:05'),
      clockOutAt: at('18:00'),
    });

    expect(await setTimes(id, typed)).toMatchObject(meant);
  });

  test('when a person asks for a correction, and a manager approves it as asked or with other times', async () => {
    const input = { kind: 'ADD' as const, ...typed, reason: 'I forgot.' };
    expect(await work.run(previewCorrection, team.worker, input)).toMatchObject({ overlaps: [] });
    const asked = await work.run(requestCorrection, team.worker, input);
    expect(asked).toMatchObject({ ...meant, after: meant, overlaps: [] });

    const { correction, timesheet } = await work.run(approveCorrection, team.manager, {
      id: asked.id,
      clockInAt: typed.clockInAt,
      clockOutAt: at('19:00').toISOString(),
    });

    const approved = { clockInAt: at('15:00:37'), clockOutAt: at('19:00') };
    expect(timesheet).toMatchObject(approved);
    expect(correction.after).toMatchObject(approved);
  });

  test('when a person changes their own time by a correction', async () => {
    const { id } = await aTimesheet(work.orm, {
      user: team.worker,
      clockInAt: at('16:00:05'),
      clockOutAt: at('18:00'),
    });
    const input = { kind: 'CHANGE' as const, timesheetId: id, ...typed, reason: 'I came earlier.' };

    const asked = await work.run(requestCorrection, team.worker, input);

    expect(asked).toMatchObject({ after: meant, overlaps: [] });
    expect(await work.run(approveCorrection, team.manager, { id: asked.id })).toMatchObject({ timesheet: meant });
  });

  test('when a person enters a forgotten clock-out', async () => {
    work.clock.set('2026-07-14T23:00:09Z');
    await work.run(clockIn, team.worker);
    work.clock.set('2026-07-14T23:40:33Z');
    await work.run(startBreak, team.worker);
    work.clock.set('2026-07-15T16:00:00Z');

    const closed = await work.run(closeForgotten, team.worker, { clockOutAt: '2026-07-14T23:40:00Z' });

    expect(closed.clockOutAt).toEqual(new Date('2026-07-14T23:40:33Z'));
  });
});

test('an edit that leaves the minutes as they are leaves times, breaks, approval and version as they are', async () => {
  const timesheet = await aTimesheet(work.orm, {
    user: team.worker,
    clockInAt: at('16:00:05'),
    clockOutAt: at('18:00:41'),
    approvedAt: at('19:00'),
  });
  await aBreak(work.orm, { timesheet, startAt: at('17:00:11'), endAt: at('17:30:12') });
  const before = await setTimes(timesheet.id, { clockInAt: timesheet.clockInAt, clockOutAt: timesheet.clockOutAt });

  const after = await setTimes(timesheet.id, {
    clockInAt: at('16:00'),
    clockOutAt: at('18:00'),
    breaks: [{ type: 'UNPAID', startAt: at('17:00'), endAt: at('17:30') }],
  });

  expect(after).toMatchObject({ status: 'APPROVED', version: before.version });
  expect(after.breaks).toEqual(before.breaks);
});

describe('the message about an overlap', () => {
  const overlaps = (message: string) => ({ kind: 'conflict', code: 'timesheet.overlaps', message });

  test('names the person of the other timesheet and its times, with seconds', async () => {
    await expect(add({ clockInAt: at('14:59').toISOString() })).rejects.toMatchObject(
      overlaps(
        `This overlaps the timesheet of ${team.worker.firstName} ${team.worker.lastName} of Tue, Jul 14, 6:00:08 AM to 9:00:37 AM. Change the times, or correct that timesheet first.`,
      ),
    );
  });

  test('is the same for simultaneous requests', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => add()));

    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
    expect(reasons).toHaveLength(5);
    for (const reason of reasons) expect(reason).toContain('Tue, Jul 14, 9:00:37 AM to 2:00:12 PM');
  });

  test('is in the time zone of the day of the other timesheet, which it names after a change of zone', async () => {
    await work.orm.em.execute(
      `insert into dated_settings (organization_id, setting, from_date, value, created_at)
       values (?, 'timezone', ?, '"America/Denver"', now()), (?, 'timezone', '2026-07-15', '"America/New_York"', now())`,
      [team.organizationId, beginning, team.organizationId],
    );

    await expect(add({ clockInAt: at('14:59').toISOString() })).rejects.toMatchObject({
      message: expect.stringContaining('Tue, Jul 14, 6:00:08 AM to 9:00:37 AM MDT'),
    });
  });

  test('names the person who is clocked in, and since when', async () => {
    const { id } = await add();
    work.clock.set('2026-07-15T15:00:09Z');
    await work.run(clockIn, team.worker);

    await expect(setTimes(id, { clockInAt: typed.clockInAt, clockOutAt: null })).rejects.toMatchObject({
      code: 'timesheet.already-open',
      message: expect.stringMatching(/ has been clocked in since Wed, Jul 15, 9:00:09 AM$/),
    });
  });

  test('names the other break', async () => {
    const breaks = [
      { type: 'UNPAID', startAt: at('16:00').toISOString(), endAt: at('16:30').toISOString() },
      { type: 'UNPAID', startAt: at('16:29').toISOString(), endAt: at('17:00').toISOString() },
    ];

    await expect(add({ breaks })).rejects.toMatchObject({
      fields: { 'breaks.1.startAt': 'This break overlaps the break of Tue, Jul 14, 10:00 AM to 10:30 AM' },
    });
  });

  test('names the times of an addition that is pending already', async () => {
    const input = { kind: 'ADD' as const, ...typed, reason: 'I forgot.' };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => work.run(requestCorrection, team.worker, input)));

    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
    expect(reasons).toEqual(
      Array(2).fill(
        'You have already asked to add a timesheet of Tue, Jul 14, 9:00:37 AM to 2:00:12 PM. Withdraw it first.',
      ),
    );
  });
});

describe('what the clock recorded is saved as it is, even if a form refuses it', () => {
  const moment = at('16:00:05');

  test('a timesheet without duration, whose job is corrected', async () => {
    const { id } = await aTimesheet(work.orm, { user: team.worker, clockInAt: moment, clockOutAt: moment });

    expect(await setTimes(id, { clockInAt: moment, clockOutAt: moment, jobId: null })).toMatchObject({
      durationMinutes: 0,
    });
    expect(await setTimes(id, { clockInAt: at('16:00'), clockOutAt: at('16:00') })).toMatchObject({
      durationMinutes: 0,
    });
    await expect(setTimes(id, { clockInAt: at('16:10'), clockOutAt: at('16:10') })).rejects.toMatchObject({
      fields: { clockOutAt: 'Clock-out must be after clock-in' },
    });
  });

  test('a timesheet of more than 7 days, whose break is corrected', async () => {
    const start = new Date('2026-07-01T15:00:05Z');
    const end = new Date('2026-07-10T15:00:05Z');
    const { id } = await aTimesheet(work.orm, { user: team.worker, clockInAt: start, clockOutAt: end });
    const breaks = [{ type: 'UNPAID', startAt: '2026-07-02T15:00:00Z', endAt: '2026-07-03T15:00:00Z' }];

    expect(await setTimes(id, { clockInAt: start, clockOutAt: end, breaks })).toMatchObject({ breaks: [{}] });
    await expect(setTimes(id, { clockInAt: start, clockOutAt: '2026-07-11T15:00:00Z' })).rejects.toMatchObject({
      fields: { clockOutAt: 'A timesheet can last at most 7 days' },
    });
  });

  test('more than 100 breaks, but not one more than there are', async () => {
    const timesheet = await aTimesheet(work.orm, { user: team.worker, clockInAt: moment, clockOutAt: at('20:00') });
    const breaks = Array.from({ length: 101 }, (_, index) => ({
      type: 'UNPAID' as const,
      startAt: new Date(+moment + index * 2_000),
      endAt: new Date(+moment + index * 2_000 + 1_000),
    }));
    for (const each of breaks) await aBreak(work.orm, { timesheet, ...each });
    const times = { clockInAt: moment, clockOutAt: at('20:00') };

    expect((await setTimes(timesheet.id, { ...times, breaks })).breaks).toHaveLength(101);
    const one = { type: 'UNPAID', startAt: at('19:00'), endAt: at('19:10') };
    const fields = { breaks: 'A timesheet can have at most 100 breaks' };
    await expect(setTimes(timesheet.id, { ...times, breaks: [...breaks, one] })).rejects.toMatchObject({ fields });
    await expect(add({ breaks: breaks.map((each) => ({ ...each, startAt: each.endAt })) })).rejects.toMatchObject({
      fields,
    });
  });
});

describe('what a form refuses, the clock does not record', () => {
  test('refuses the break after the hundredth and says what to do, and still ends the timesheet', async () => {
    await work.run(clockIn, team.worker);
    for (let taken = 0; taken < 100; taken += 1) {
      work.clock.advance({ seconds: 1 });
      await work.run(startBreak, team.worker);
      work.clock.advance({ seconds: 1 });
      await work.run(endBreak, team.worker);
    }

    await expect(work.run(startBreak, team.worker)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This timesheet has 100 breaks, and it can have at most 100. Clock out, then clock in again.',
    });
    expect(await work.run(clockOut, team.worker)).toMatchObject({ status: 'PENDING' });
  });
});
