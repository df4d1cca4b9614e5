import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut } from '../punches/punch.service.js';
import { addTimesheet, deleteTimesheet } from '../review/add-timesheet.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { activeTimesheet, timesheets, updateTimesheet } from '../timesheets/timesheet.service.js';
import { aBreak, aPhoto, aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

const at = (time: string) => `2026-07-14T${time}:00.000Z`;
const day = { clockInAt: at('15:00'), clockOutAt: at('23:00') };
const lunch = { type: 'UNPAID', startAt: at('18:00'), endAt: at('18:30') };

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(work.orm);
});

const add = (changes: object = {}, by = team.manager) =>
  work.run(addTimesheet, by, { userId: team.worker.id, ...day, ...changes });
const setTimes = (id: string, changes: object, by = team.manager) =>
  work.run(setTimesheetTimes, by, uncheckedInput({ id, ...changes }));
const readStored = async (id: string) => work.run(oneTimesheet, team.admin, { id });
const conflict = (message: unknown) => ({ kind: 'conflict', message });

describe('adding a timesheet', () => {
  test('stores job, notes and breaks, and sets the flag', async () => {
    const job = await aJob(work.orm, { organizationId: team.organizationId });
    const added = await add({ jobId: job.id, notes: 'Phone was dead', breaks: [lunch] });

    expect(await readStored(added.id)).toMatchObject({
      user: { id: team.worker.id },
      job: { id: job.id },
      notes: 'Phone was dead',
      flags: ['ADDED_BY_MANAGER'],
      exceptions: [{ code: 'ADDED_BY_MANAGER' }],
      status: 'PENDING',
      durationMinutes: 450,
    });
  });

  test('works for archived people and for the caller', async () => {
    const { organizationId } = team;
    const archived = await aUser(work.orm, { organizationId, status: 'DISABLED' });

    expect(await add({ userId: archived.id })).toMatchObject({ user: { id: archived.id } });
    expect(await add({ userId: team.manager.id })).toMatchObject({ user: { id: team.manager.id } });
  });

  test('fails for a person of another organization', async () => {
    const outsider = await aUser(work.orm);

    await expect(add({ userId: outsider.id })).rejects.toMatchObject({ kind: 'not-found', message: 'User not found' });
    await expect(add({ userId: newId() })).rejects.toMatchObject({ kind: 'not-found', message: 'User not found' });
  });

  test('allows an adjacent timesheet and rejects an overlap of a minute', async () => {
    await add();
    await add({ clockInAt: at('14:00'), clockOutAt: at('15:00') });
    await add({ clockInAt: at('23:00'), clockOutAt: '2026-07-15T01:00:00.000Z' });
    const overlaps = conflict(expect.stringMatching(/^This overlaps the timesheet of /));

    await expect(add({ clockInAt: at('13:00'), clockOutAt: at('14:01') })).rejects.toMatchObject(overlaps);
    await expect(add({ clockInAt: at('16:00'), clockOutAt: at('17:00') })).rejects.toMatchObject(overlaps);
    await expect(add({ clockInAt: at('01:00'), clockOutAt: '2026-07-15T14:00:00.000Z' })).rejects.toMatchObject(
      overlaps,
    );
  });

  test('requires a time before the timesheet in progress', async () => {
    work.clock.set(at('20:00'));
    await work.run(clockIn, team.worker);
    work.clock.set(at('23:59'));

    await expect(add()).rejects.toMatchObject(conflict(expect.stringMatching(/^This overlaps the timesheet of /)));
    await add({ clockOutAt: at('20:00') });
  });

  test('rejects a timesheet that has not ended, naming every invalid field', async () => {
    work.clock.set(at('18:15'));

    await expect(add({ breaks: [lunch] })).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        clockOutAt: 'Clock-out must not be in the future',
        'breaks.0.endAt': 'A break must not be in the future',
      },
    });
  });

  test('adds one timesheet when ten managers add it simultaneously', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => add({ breaks: [lunch] })));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'timesheet.overlaps' });
    }
  });
});

describe('a correction of the times', () => {
  test('replaces all breaks, or keeps them if none are sent', async () => {
    const { id } = await add({ breaks: [lunch] });

    const later = await setTimes(id, { clockInAt: at('16:00'), clockOutAt: at('22:00') });
    expect(later).toMatchObject({ durationMinutes: 330 });
    const replaced = await setTimes(id, {
      ...day,
      breaks: [
        { ...lunch, type: 'PAID' },
        { ...lunch, startAt: at('20:00'), endAt: at('20:10') },
      ],
    });
    expect(replaced).toMatchObject({ durationMinutes: 470 });
    expect(replaced.breaks.map(({ type }) => type)).toEqual(['PAID', 'UNPAID']);
    expect(await setTimes(id, { ...day, breaks: [] })).toMatchObject({ durationMinutes: 480 });
  });

  test('says why the breaks no longer fit the timesheet', async () => {
    const { id } = await add({ breaks: [lunch] });

    await expect(setTimes(id, { ...day, clockOutAt: at('18:15') })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { breaks: expect.stringContaining('A break must not end after the clock-out') },
    });
  });

  test('makes an approved timesheet pending again, unlike a change of notes', async () => {
    const { id } = await add();
    await work.run(approveTimesheet, team.manager, { id });
    await work.run(updateTimesheet, team.worker, { id, notes: 'late bus' });
    expect(await readStored(id)).toMatchObject({ status: 'APPROVED', approvedBy: { id: team.manager.id } });
    await setTimes(id, day);
    expect(await readStored(id)).toMatchObject({ status: 'APPROVED' });

    await setTimes(id, { ...day, clockInAt: at('15:01') });

    expect(await readStored(id)).toMatchObject({ status: 'PENDING', approvedAt: null, approvedBy: null });
  });

  test('reopens a timesheet, also during a break, and its owner continues', async () => {
    const { id } = await add();

    const reopened = await setTimes(id, {
      clockInAt: day.clockInAt,
      clockOutAt: null,
      breaks: [{ ...lunch, endAt: null }],
    });

    expect(reopened).toMatchObject({
      status: 'OPEN',
      durationMinutes: null,
      exceptions: expect.arrayContaining([expect.objectContaining({ code: 'OPEN_OVER_16_HOURS' })]),
    });
    expect(await work.run(activeTimesheet, team.worker)).toMatchObject({ id });
    await work.run(clockOut, team.worker);
    expect(await readStored(id)).toMatchObject({ status: 'PENDING' });
  });

  test('can’t reopen a second timesheet, or one that others follow', async () => {
    const { id } = await add({ clockInAt: at('01:00'), clockOutAt: at('02:00') });
    const later = await add();
    const open = { clockInAt: at('01:00'), clockOutAt: null };
    await expect(setTimes(id, open)).rejects.toMatchObject(
      conflict(expect.stringMatching(/^This overlaps the timesheet of /)),
    );
    await work.run(deleteTimesheet, team.manager, { id: later.id });
    await work.run(clockIn, team.worker);

    await expect(setTimes(id, open)).rejects.toMatchObject(
      conflict(expect.stringMatching(/ has been clocked in since /)),
    );
  });

  test('is rejected for the second of two people who edit the same version', async () => {
    const { id, version } = await add();
    await setTimes(id, { ...day, clockInAt: at('15:10'), expectedVersion: version });

    const second = setTimes(id, { ...day, clockOutAt: at('22:00'), expectedVersion: version }, team.admin);

    await expect(second).rejects.toMatchObject({ kind: 'conflict', code: 'timesheet.changed-meanwhile' });
    await setTimes(id, { ...day, expectedVersion: (await readStored(id)).version }, team.admin);
  });

  test('never mixes with a simultaneous correction', async () => {
    const { id } = await add();
    const hours = ['19:00', '20:00', '21:00', '22:00'];

    await Promise.all(
      hours.map((hour) =>
        setTimes(id, {
          ...day,
          clockOutAt: at(hour),
          breaks: [lunch, { ...lunch, startAt: at('18:45'), endAt: at(hour) }],
        }),
      ),
    );

    const { clockOutAt, breaks } = await readStored(id);
    expect(breaks).toHaveLength(2);
    expect(breaks[1]?.endAt).toEqual(clockOutAt);
  });
});

describe('an approval', () => {
  test('succeeds once, for a closed timesheet', async () => {
    const open = await work.run(clockIn, team.worker);
    const approve = (id: string) => work.run(approveTimesheet, team.manager, { id });
    await expect(approve(open.id)).rejects.toMatchObject(conflict('This timesheet is still in progress'));
    work.clock.advance({ hours: 1 });
    await work.run(clockOut, team.worker);

    const outcomes = await Promise.allSettled([approve(open.id), approve(open.id)]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(approve(open.id)).rejects.toMatchObject(conflict('This timesheet is already approved'));
    expect(await readStored(open.id)).toMatchObject({
      approvedAt: work.clock.now(),
      approvedBy: { id: team.manager.id },
    });
  });
});

describe('a deletion', () => {
  test('deletes the breaks and leaves the photos to the sweep', async () => {
    const photo = await aPhoto(work.orm, { uploadedBy: team.worker, unattachedSince: null });
    const timesheet = await aTimesheet(work.orm, { user: team.worker, photos: [photo] });
    await aBreak(work.orm, { timesheet });

    await work.run(deleteTimesheet, team.manager, { id: timesheet.id });

    const em = work.orm.em.fork();
    const [left] = await em.execute(
      `select (select count(*)::int from breaks where timesheet_id = ?) as breaks,
         (select unattached_since is not null from photos where id = ?) as unattached`,
      [timesheet.id, photo.id],
    );
    expect(left).toEqual({ breaks: 0, unattached: true });
    expect(await work.run(activeTimesheet, team.worker)).toBeNull();
    await expect(work.run(deleteTimesheet, team.manager, { id: timesheet.id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('a reviewer', () => {
  test('finds no timesheet of another organization', async () => {
    const { id } = await aTimesheet(work.orm, {
      user: await aUser(work.orm),
      clockOutAt: new Date(at('23:00')),
      clockInAt: new Date(at('15:00')),
    });

    for (const attempt of [
      () => setTimes(id, day),
      () => work.run(approveTimesheet, team.manager, { id }),
      () => work.run(deleteTimesheet, team.admin, { id }),
      () => work.run(oneTimesheet, team.admin, { id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: 'not-found', message: 'Timesheet not found' });
    }
  });

  test('sees on each timesheet whether they may change it', async () => {
    await add();
    const canReview = async (by: User) => (await work.run(timesheets, by)).edges[0]?.node.canReview;

    expect([await canReview(team.manager), await canReview(team.admin)]).toEqual([true, true]);
    expect([await canReview(team.accountant), await canReview(team.worker)]).toEqual([false, false]);
  });
});
