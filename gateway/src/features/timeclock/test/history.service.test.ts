import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, statementsOf, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { timesheet as oneTimesheet, timesheetHistories } from '../history/history.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { clockOut } from '../punches/punch.service.js';
import { approveTimesheet, approveTimesheets } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { updateTimesheet } from '../timesheets/timesheet.service.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;
let id: string;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  team = await aTeam(work.orm);
  ({ id } = await work.run(clockIn, team.worker, { location: { lat: 39.7, lng: -105 } }));
  work.clock.advance({ hours: 8 });
  await work.run(clockOut, team.worker);
});

const history = async () => (await work.run(oneTimesheet, team.worker, { id })).history ?? [];

describe('the history of a timesheet', () => {
  test('lists each change with its author, time and previous values', async () => {
    work.clock.advance({ hours: 1 });
    const lunch = { type: 'UNPAID' as const, startAt: '2026-07-15T18:00:00.000Z', endAt: '2026-07-15T18:30:00.000Z' };
    const times = { clockInAt: '2026-07-15T15:30:00Z', clockOutAt: '2026-07-15T23:00:00Z', breaks: [lunch] };
    await work.run(setTimesheetTimes, team.manager, { id, ...times });
    await work.run(updateTimesheet, team.worker, { id, notes: 'Late bus' });

    const [clockedIn, ended, corrected, noted] = await history();

    expect(clockedIn).toMatchObject({ action: 'timesheet.clocked-in', at: new Date('2026-07-15T15:00:00Z') });
    expect(JSON.stringify(clockedIn?.changes)).not.toContain('39.7');
    expect(ended).toMatchObject({ action: 'timesheet.clocked-out' });
    expect(corrected).toEqual({
      at: new Date('2026-07-16T00:00:00Z'),
      actorName: `${team.manager.firstName} ${team.manager.lastName}`,
      action: 'timesheet.times-changed',
      title: 'Times changed',
      changes: expect.arrayContaining([
        { field: 'clockInAt', label: null, before: '2026-07-15T15:00:00.000Z', after: '2026-07-15T15:30:00.000Z' },
        { field: 'breaks', label: null, before: '[]', after: expect.any(String) },
      ]),
    });
    const breaks = corrected?.changes.find(({ field }) => field === 'breaks');
    expect(JSON.parse(breaks?.after ?? '')).toEqual([lunch]);
    expect(corrected?.changes).toHaveLength(2);
    expect(noted).toMatchObject({ changes: [{ field: 'notes', before: '', after: 'Late bus' }] });
  });

  test('lists single and bulk approvals once, and the correction that withdrew an approval', async () => {
    await work.run(approveTimesheet, team.admin, { id });
    expect((await history()).slice(2)).toMatchObject([{ action: 'timesheet.approved' }]);
    const times = { clockInAt: '2026-07-15T15:30:00Z', clockOutAt: '2026-07-15T23:00:00Z' };
    await work.run(setTimesheetTimes, team.manager, { id, ...times });
    work.clock.advance({ minutes: 1 });
    await work.run(approveTimesheets, team.admin);

    const [, , first, corrected, second, ...others] = await history();

    const approver = `${team.admin.firstName} ${team.admin.lastName}`;
    expect(first?.changes).toEqual([
      { field: 'approvedAt', label: null, before: null, after: '2026-07-15T23:00:00.000Z' },
    ]);
    expect(corrected?.changes).toContainEqual({ field: 'approvedBy', label: null, before: approver, after: null });
    expect(second).toEqual({
      at: work.clock.now(),
      actorName: approver,
      action: 'timesheet.approved',
      title: 'Timesheet approved',
      changes: [{ field: 'approvedAt', label: null, before: null, after: '2026-07-15T23:01:00.000Z' }],
    });
    expect(others).toEqual([]);
  });

  test('is visible to everyone who sees the timesheet, and loaded in one batch', async () => {
    const others = await aTeam(work.orm);
    for (const by of [team.colleague, others.admin]) {
      expect((await work.run(timesheetHistories, by, { keys: [id] }))(id)).toEqual([]);
    }
    const keys = [id];
    for (let more = 0; more < 3; more += 1) {
      keys.push((await work.run(clockIn, team.worker)).id);
      await work.run(clockOut, team.worker);
    }

    const statements = await statementsOf(async () => {
      const found = await work.run(timesheetHistories, team.accountant, { keys });
      expect(keys.map((key) => found(key).length)).toEqual([2, 2, 2, 2]);
    });

    expect(statements).toHaveLength(2);
  });
});
