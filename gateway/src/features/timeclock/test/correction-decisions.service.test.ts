import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { AuditEntry } from '../../audit/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { payPeriodCalls } from '../../pay-periods/test/calls.js';
import { approveCorrection, denyCorrection } from '../corrections/approve-correction.service.js';
import { corrections, eraseReasons, requestCorrection } from '../corrections/correction.service.js';
import { deleteTimesheet } from '../review/add-timesheet.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { aTimesheet } from './builders.js';
import { aCorrection } from './correction-builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let timesheet: Timesheet;

const at = (text: string) => new Date(`2026-07-${text}:00Z`);
const reason = 'The phone was empty.';

beforeAll(async () => {
  work = await startUseCases();
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-20T15:00:00Z');
  team = await aTeam(work.orm);
  timesheet = await aTimesheet(work.orm, { user: team.worker, clockInAt: at('15T15:00'), clockOutAt: at('15T23:00') });
});

const requestChange = (clockOutAt = at('16T00:30')) =>
  work.run(requestCorrection, team.worker, {
    ...{ kind: 'CHANGE', timesheetId: timesheet.id, reason, clockOutAt },
    clockInAt: at('15T15:00'),
  });
const stored = (id = timesheet.id) =>
  work.orm.em.fork().findOne(Timesheet, { id }, { filters: { tenant: false }, populate: ['breaks'] });
const correctionOf = async (viewer: User, id: string) =>
  (await work.run(corrections, viewer, {})).edges.map(({ node }) => node).find((each) => each.id === id);
const actionsAbout = async (...ids: string[]) => {
  const where = { subjectId: { $in: ids } };
  const entries = await work.orm.em.fork().find(AuditEntry, where, { filters: { tenant: false } });
  return entries.map(({ action }) => action).toSorted();
};

describe('the approval of a correction', () => {
  test('changes the timesheet and approves it, and keeps both versions', async () => {
    const { id } = await requestChange();

    const approved = await work.run(approveCorrection, team.manager, { id, managerNotes: ' Fine. ' });

    expect(approved).toMatchObject({
      correction: {
        status: 'APPROVED',
        managerNotes: 'Fine.',
        decidedBy: { id: team.manager.id },
        before: { clockOutAt: at('15T23:00') },
        after: { clockOutAt: at('16T00:30') },
        effect: { text: 'This adds 1h 30m.' },
        canDecide: false,
      },
      timesheet: { id: timesheet.id, clockOutAt: at('16T00:30'), status: 'APPROVED', flags: ['SELF_REPORTED'] },
    });
    expect(await actionsAbout(id, timesheet.id)).toEqual([
      'correction.approved',
      'correction.requested',
      'timesheet.approved',
      'timesheet.times-changed',
    ]);
  });

  test('takes the times that the manager sets, and keeps those that were requested', async () => {
    const { id } = await requestChange();

    const approved = await work.run(approveCorrection, team.manager, { id, clockOutAt: at('16T00:00') });

    expect(approved).toMatchObject({
      correction: {
        clockOutAt: at('16T00:30'),
        after: { clockOutAt: at('16T00:00') },
        effect: { text: 'This adds 1h.' },
      },
      timesheet: { flags: [] },
    });
  });

  test('says that a forgotten clock-out is the person’s word, which other changes are not', async () => {
    const clockInAt = at('16T15:00');
    const open = await aTimesheet(work.orm, { user: team.worker, clockInAt });
    const wish = { kind: 'CHANGE', reason, timesheetId: open.id, clockInAt } as const;
    const forgotten = await work.run(requestCorrection, team.worker, { ...wish, clockOutAt: at('16T22:00') });
    const { timesheet: closed } = await work.run(approveCorrection, team.manager, { id: forgotten.id });
    expect(closed).toMatchObject({ status: 'APPROVED', flags: ['SELF_REPORTED'] });

    const change = { kind: 'CHANGE', reason, timesheetId: timesheet.id, clockInAt: at('15T15:10') } as const;
    const { id } = await work.run(requestCorrection, team.worker, { ...change, clockOutAt: at('15T23:00') });
    const { timesheet: changed } = await work.run(approveCorrection, team.manager, { id });
    expect(changed).toMatchObject({ status: 'APPROVED', clockInAt: at('15T15:10'), flags: [] });
  });

  test('adds a timesheet that says who entered it', async () => {
    const { id } = await aCorrection(work.orm, { user: team.worker });

    const { correction, timesheet: added } = await work.run(approveCorrection, team.manager, { id });

    expect(added).toMatchObject({ flags: ['SELF_REPORTED'], status: 'APPROVED', clockInAt: at('14T15:00') });
    expect(correction.timesheet?.id).toBe(added?.id);
  });

  test('removes a timesheet', async () => {
    const removal = { kind: 'REMOVE', timesheetId: timesheet.id, reason } as const;
    const { id } = await work.run(requestCorrection, team.worker, removal);

    const approved = await work.run(approveCorrection, team.manager, { id });

    expect(approved).toMatchObject({ timesheet: null, correction: { status: 'APPROVED', timesheet: null } });
    expect(await stored()).toBeNull();
  });

  test('fails as a whole if the times overlap another timesheet', async () => {
    const { id } = await aCorrection(work.orm, {
      user: team.worker,
      clockInAt: at('15T22:00'),
      clockOutAt: at('16T02:00'),
    });

    await expect(work.run(approveCorrection, team.manager, { id })).rejects.toMatchObject({
      code: 'timesheet.overlaps',
    });
    expect(await correctionOf(team.manager, id)).toMatchObject({ status: 'PENDING', overlaps: [{ id: timesheet.id }] });
  });

  test('fails if the timesheet is not as the manager saw it', async () => {
    const { id } = await requestChange();

    const outdated = work.run(approveCorrection, team.manager, { id, expectedVersion: 'old' });

    await expect(outdated).rejects.toMatchObject({ code: 'timesheet.changed-meanwhile' });
  });

  test('asks to confirm more than 24 hours', async () => {
    const { id } = await requestChange(at('16T16:00'));

    await expect(work.run(approveCorrection, team.manager, { id })).rejects.toMatchObject({
      code: 'timesheet.over-24-hours',
    });
    const confirmed = await work.run(approveCorrection, team.manager, { id, confirmLongTimesheet: true });
    expect(confirmed.timesheet?.status).toBe('APPROVED');
  });

  test('is refused to a manager for their own correction, and leaves an administrator’s own hours pending', async () => {
    const own = async (user: User) => (await aCorrection(work.orm, { user })).id;
    const ofManager = await own(team.manager);

    for (const decide of [approveCorrection, denyCorrection]) {
      const decision = work.run(decide as typeof denyCorrection, team.manager, { id: ofManager, managerNotes: 'Ok' });
      await expect(decision).rejects.toMatchObject({ kind: 'forbidden', code: 'correction.own' });
    }
    const ofAdmin = await work.run(approveCorrection, team.admin, { id: await own(team.admin) });
    expect(ofAdmin).toMatchObject({ correction: { status: 'APPROVED' }, timesheet: { status: 'PENDING' } });
  });

  test('stays possible after the person was archived', async () => {
    const { organizationId } = team;
    const user = await aUser(work.orm, { organizationId, status: 'DISABLED' });
    const { id } = await aCorrection(work.orm, { user });

    const approved = await work.run(approveCorrection, team.manager, { id });

    expect(approved.correction.status).toBe('APPROVED');
  });
});

test('a denial keeps the timesheet and says why', async () => {
  const { id } = await requestChange();

  const denied = await work.run(denyCorrection, team.manager, { id, managerNotes: 'The alarm says otherwise.' });

  expect(denied).toMatchObject({ status: 'DENIED', managerNotes: 'The alarm says otherwise.' });
  expect((await stored())?.clockOutAt).toEqual(at('15T23:00'));
  await expect(work.run(approveCorrection, team.manager, { id })).rejects.toMatchObject({
    kind: 'conflict',
    message: 'This correction is already denied',
  });
});

describe('a pending correction is overtaken', () => {
  const overtaken = async (id: string) => {
    const { status, overtakenReason, decidedBy } = (await correctionOf(team.worker, id)) ?? {};
    expect(await actionsAbout(id)).toContain('correction.overtaken');
    return { status, overtakenReason, by: decidedBy?.id };
  };

  test('when a manager changes the times of its timesheet', async () => {
    const { id } = await requestChange();

    const times = { id: timesheet.id, clockInAt: at('15T15:00'), clockOutAt: at('15T22:00') };
    await work.run(setTimesheetTimes, team.manager, times);

    const name = `${team.manager.firstName} ${team.manager.lastName}`;
    const overtakenReason = `${name} changed the times of the timesheet.`;
    expect(await overtaken(id)).toEqual({ status: 'OVERTAKEN', overtakenReason, by: team.manager.id });
  });

  test('when a manager deletes its timesheet', async () => {
    const { id } = await requestChange();

    await work.run(deleteTimesheet, team.manager, { id: timesheet.id });

    expect(await overtaken(id)).toMatchObject({
      status: 'OVERTAKEN',
      overtakenReason: expect.stringContaining(' deleted the timesheet.'),
    });
  });

  test('when its pay period is closed, even if it only begins there', async () => {
    await work.orm.em.execute('update timesheets set approved_at = now() where id = ?', [timesheet.id]);
    const { id } = await requestChange();
    const across = await aCorrection(work.orm, {
      user: team.colleague,
      clockInAt: at('19T04:00'),
      clockOutAt: at('19T10:00'),
    });
    const later = await aCorrection(work.orm, {
      user: team.accountant,
      clockInAt: at('19T15:00'),
      clockOutAt: at('19T20:00'),
    });

    await payPeriodCalls(work).close(team.admin, '2026-07-05');

    const overtakenReason = 'The pay period Jul 5 – Jul 18, 2026 was closed.';
    expect(await overtaken(id)).toEqual({ status: 'OVERTAKEN', overtakenReason, by: team.admin.id });
    expect(await correctionOf(team.manager, across.id)).toMatchObject({ status: 'OVERTAKEN' });
    expect(await correctionOf(team.manager, later.id)).toMatchObject({ status: 'PENDING' });
  });

  test('even by a deletion outside of the product', async () => {
    const { id } = await requestChange();

    await work.orm.em.execute('delete from timesheets where id = ?', [timesheet.id]);

    expect(await correctionOf(team.worker, id)).toMatchObject({
      status: 'OVERTAKEN',
      overtakenReason: 'The timesheet was deleted.',
    });
  });
});

test('the deletion of a person erases the reasons of their corrections, and nothing else about them', async () => {
  const { organizationId, worker: person } = team;
  const { id } = await requestChange();
  const other = await aCorrection(work.orm, { user: team.colleague });
  const em = work.orm.em.fork();
  em.setFilterParams('tenant', { organizationId });

  const changes = await eraseReasons(em, { organizationId, userId: person.id, at: at('20T15:00') });

  expect(changes).toEqual({ correctionReasons: 'erased' });
  expect(await correctionOf(team.manager, id)).toMatchObject({ reason: null, status: 'PENDING' });
  expect(await correctionOf(team.manager, other.id)).toMatchObject({ reason: 'I forgot to clock in.' });
});
