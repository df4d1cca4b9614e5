import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { approveTimesheet, approveTimesheets } from '../review/approve.service.js';
import { rejectTimesheet } from '../review/reject.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { timesheets } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let id: string;

const hours = { clockInAt: new Date('2026-07-14T15:00:00Z'), clockOutAt: new Date('2026-07-14T23:00:00Z') };
const reason = 'You left at 4:30. Who clocked out?';

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
  ({ id } = await aTimesheet(work.orm, { user: team.worker, ...hours }));
});

const reject = (by: User = team.manager, changes: object = {}) =>
  work.run(rejectTimesheet, by, { id, reason, ...changes });
const read = (as: User = team.worker) => work.run(oneTimesheet, as, { id });

describe('a rejected timesheet', () => {
  test('stays pending, and tells the worker who rejected it and why', async () => {
    expect(await reject()).toMatchObject({ status: 'PENDING', rejection: { reason, by: { id: team.manager.id } } });
    const seen = await read();
    expect(seen).toMatchObject({ rejection: { at: new Date('2026-07-15T15:00:00Z'), reason } });
    expect(seen.history?.at(-1)).toMatchObject({ action: 'timesheet.rejected', title: 'Timesheet rejected' });
    const { edges } = await work.run(timesheets, team.worker, { status: 'PENDING' });
    expect(edges.map(({ node }) => node.rejection?.reason)).toEqual([reason]);
  });

  test('is not approved in bulk, but alone, which ends the rejection', async () => {
    await reject();
    expect(await work.run(approveTimesheets, team.manager)).toMatchObject({ approved: 0, skipped: 1 });
    expect(await work.run(approveTimesheet, team.manager, { id })).toMatchObject({
      status: 'APPROVED',
      rejection: null,
    });
    expect(await read()).toMatchObject({ rejection: null });
  });

  test('is no longer rejected once its times or breaks change', async () => {
    await reject();
    const breaks = [{ type: 'UNPAID' as const, startAt: '2026-07-14T18:00:00Z', endAt: '2026-07-14T18:30:00Z' }];
    const [clockInAt, clockOutAt] = [hours.clockInAt.toISOString(), hours.clockOutAt.toISOString()];
    const changed = await work.run(setTimesheetTimes, team.manager, { id, clockInAt, clockOutAt, breaks });
    expect(changed).toMatchObject({ status: 'PENDING', rejection: null });
    expect(await read()).toMatchObject({ rejection: null });
  });

  test('loses its rejection with any approval, whatever statement makes it', async () => {
    await reject();
    const sql = work.orm.em.fork().getConnection();
    await sql.execute('update timesheets set approved_at = now(), approved_by_id = ? where id = ?', [
      team.admin.id,
      id,
    ]);
    const [row] = await sql.execute('select rejected_at, rejection_reason from timesheets where id = ?', [id]);
    expect(row).toEqual({ rejected_at: null, rejection_reason: null });
  });
});

describe('a rejection', () => {
  test('fails for an approved or open timesheet, and after the times changed', async () => {
    const { version } = await read();
    await expect(reject(team.manager, { expectedVersion: 'other' })).rejects.toMatchObject({ kind: 'conflict' });
    await reject(team.manager, { expectedVersion: version });
    await work.run(approveTimesheet, team.manager, { id });
    await expect(reject()).rejects.toMatchObject({ code: 'timesheet.not-pending' });
    ({ id } = await aTimesheet(work.orm, { user: team.worker }));
    await expect(reject()).rejects.toMatchObject({ message: 'This timesheet is still in progress' });
  });

  test('fails for the caller’s own hours and for those of other organizations', async () => {
    ({ id } = await aTimesheet(work.orm, { user: team.manager, ...hours }));
    expect((await read(team.manager)).canReject).toBe(false);
    await expect(reject()).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await read(team.admin)).canReject).toBe(true);
    const other = await aTeam(work.orm);
    await expect(reject(other.admin)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
