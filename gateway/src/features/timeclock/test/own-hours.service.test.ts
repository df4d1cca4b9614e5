import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { addTimesheet } from '../review/add-timesheet.service.js';
import { approveTimesheet, approveTimesheets } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { timesheets } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let owner: User;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
  owner = await aUser(work.orm, { organizationId: team.organizationId, role: 'OWNER' });
});

const day = { clockInAt: new Date('2026-07-14T15:00:00Z'), clockOutAt: new Date('2026-07-14T23:00:00Z') };
const hoursOf = (user: User) => aTimesheet(work.orm, { user, ...day });
const approve = (id: string, by: User) => work.run(approveTimesheet, by, { id });
const ownHours = {
  kind: 'forbidden',
  code: 'timesheet.own-hours',
  message: 'You can’t approve your own hours. Ask another manager or administrator to approve them.',
};
const anotherOwner = () => aUser(work.orm, { organizationId: team.organizationId, role: 'OWNER' });

describe('the caller’s own hours', () => {
  test('are approved by someone else', async () => {
    await anotherOwner();
    const { id } = await hoursOf(team.manager);
    await expect(approve(id, team.manager)).rejects.toMatchObject(ownHours);
    for (const person of [team.admin, owner])
      await expect(approve((await hoursOf(person)).id, person)).rejects.toMatchObject(ownHours);
    expect(await approve(id, team.admin)).toMatchObject({ status: 'APPROVED', flags: [], exceptions: [] });
  });

  test('stay pending after their owner adds or corrects them', async () => {
    const times = { clockInAt: day.clockInAt.toISOString(), clockOutAt: day.clockOutAt.toISOString() };
    const added = await work.run(addTimesheet, team.manager, { userId: team.manager.id, ...times });
    expect(added).toMatchObject({ status: 'PENDING', approvedBy: null, canReview: true, canApprove: false });
    await approve(added.id, team.admin);

    const corrected = await work.run(setTimesheetTimes, team.manager, {
      id: added.id,
      ...times,
      clockOutAt: '2026-07-14T22:00:00.000Z',
    });
    expect(corrected).toMatchObject({ status: 'PENDING', approvedBy: null });
    await expect(approve(added.id, team.manager)).rejects.toMatchObject(ownHours);
  });

  test('are left out of a bulk approval, which says how many they are', async () => {
    const own = await hoursOf(team.manager);
    await hoursOf(team.worker);

    expect(await work.run(approveTimesheets, team.manager)).toEqual({
      approved: 1,
      skipped: 1,
      skippedOwn: 1,
      skippedToConfirm: 0,
      remaining: 0,
    });
    expect(await work.run(approveTimesheets, team.manager)).toMatchObject({ approved: 0, skipped: 1, skippedOwn: 1 });
    expect(await approve(own.id, team.admin)).toMatchObject({ approvedBy: { id: team.admin.id } });
  });

  test('are never approved by simultaneous bulk approvals of two managers', async () => {
    const other = await aUser(work.orm, { organizationId: team.organizationId, role: 'MANAGER' });
    const mine = await hoursOf(team.manager);
    const theirs = await hoursOf(other);

    await Promise.all([work.run(approveTimesheets, team.manager), work.run(approveTimesheets, other)]);

    const { edges } = await work.run(timesheets, team.admin, {});
    const approvers = new Map(edges.map(({ node }) => [node.id, node.approvedBy?.id]));
    expect([approvers.get(mine.id), approvers.get(theirs.id)]).toEqual([other.id, team.manager.id]);
  });

  test('offer no approval in the list', async () => {
    await hoursOf(team.manager);
    const approvalFor = async (by: User) => {
      const { canApprove, approvalObstacle } = (await work.run(timesheets, by, {})).edges[0]?.node ?? {};
      return [canApprove, approvalObstacle];
    };

    expect(await approvalFor(team.manager)).toEqual([false, 'Your own hours: someone else approves them.']);
    expect(await approvalFor(team.admin)).toEqual([true, null]);
    expect(await approvalFor(team.accountant)).toEqual([false, null]);
  });
});

describe('the only active owner', () => {
  test('approves their own hours, which are flagged', async () => {
    await aUser(work.orm, { organizationId: team.organizationId, role: 'OWNER', status: 'DISABLED' });
    const { id } = await hoursOf(owner);
    expect((await work.run(timesheets, owner, {})).edges[0]?.node.canApprove).toBe(true);

    const flagged = {
      flags: ['SELF_APPROVED'],
      exceptions: [{ code: 'SELF_APPROVED', message: 'Approved by the person who worked it' }],
    };
    expect(await approve(id, owner)).toMatchObject({ status: 'APPROVED', ...flagged });
    const found = await work.run(timesheets, team.manager, { exception: 'SELF_APPROVED' });
    expect(found.edges.map(({ node }) => node)).toMatchObject([{ id, ...flagged }]);
  });

  test('approves them in bulk, too', async () => {
    await hoursOf(owner);
    expect(await work.run(approveTimesheets, owner)).toMatchObject({ approved: 1, skipped: 0, skippedOwn: 0 });
    expect((await work.run(timesheets, owner, {})).edges[0]?.node.flags).toEqual(['SELF_APPROVED']);
  });

  test('loses the flag when the approval is withdrawn', async () => {
    const { id } = await hoursOf(owner);
    await approve(id, owner);
    const clockInAt = day.clockInAt.toISOString();
    const changes = { id, clockInAt, clockOutAt: '2026-07-14T22:00:00.000Z' };
    expect(await work.run(setTimesheetTimes, team.manager, changes)).toMatchObject({ flags: [], exceptions: [] });
  });

  test('is no longer alone when a second owner joins, and again when that owner is archived', async () => {
    const second = await anotherOwner();
    const { id } = await hoursOf(owner);
    await expect(approve(id, owner)).rejects.toMatchObject(ownHours);

    await work.orm.em.fork().execute(`update users set status = 'DISABLED' where id = ?`, [second.id]);

    expect(await approve(id, owner)).toMatchObject({ flags: ['SELF_APPROVED'] });
  });

  test('does not count owners of another organization', async () => {
    await aUser(work.orm, { role: 'OWNER' });
    const { id } = await hoursOf(owner);
    expect(await approve(id, owner)).toMatchObject({ status: 'APPROVED' });
  });
});
