import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { approveSelectedTimesheets, approveTimesheet } from '../review/approve.service.js';
import { rejectTimesheet } from '../review/reject.service.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { aBreak, aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-25T15:00:00Z' });
});
afterAll(() => work.close());
beforeEach(async () => {
  team = await aTeam(work.orm);
});

/** The workweek of Sunday, July 12, to Saturday, July 18, 2026, in Denver. */
const weekOf = '2026-07-14';
type Changes = Partial<Pick<Timesheet, 'flags' | 'clockOutAt'>>;
const onDay = (day: number, user: User = team.worker, changes: Changes = {}) =>
  aTimesheet(work.orm, {
    user,
    clockInAt: new Date(`2026-07-${day}T15:00:00Z`),
    clockOutAt: new Date(`2026-07-${day}T23:00:00Z`),
    ...changes,
  });
const flagged = { flags: ['ADDED_BY_MANAGER'] } satisfies Changes;
const approve = (input: object, by: User = team.manager) =>
  work.run(approveSelectedTimesheets, by, uncheckedInput(input));
const statusOf = async ({ id }: { id: string }) => (await work.run(oneTimesheet, team.admin, { id })).status;
const codesOf = ({ left }: Awaited<ReturnType<typeof approve>>) => left.map(({ code }) => code);

describe('approving a selection', () => {
  test('approves single timesheets and a person’s week at once', async () => {
    const other = await aUser(work.orm, { organizationId: team.organizationId });
    const [single, monday, friday, nextWeek] = [
      await onDay(13),
      await onDay(13, other),
      await onDay(17, other),
      await onDay(20, other),
    ];
    const result = await approve({ timesheets: [{ id: single.id }], weeks: [{ userId: other.id, weekOf }] });
    expect(result).toEqual({ approved: 3, approvedWithExceptions: 0, left: [] });
    expect(await Promise.all([single, monday, friday, nextWeek].map(statusOf))).toEqual([
      ...['APPROVED', 'APPROVED', 'APPROVED'],
      'PENDING',
    ]);
    expect(await work.run(oneTimesheet, team.admin, { id: friday.id })).toMatchObject({
      approvedBy: { id: team.manager.id },
      history: [{ action: 'timesheet.approved' }],
    });
  });

  test('leaves what has exceptions until the caller confirms them', async () => {
    const [plain, exceptional] = [await onDay(13), await onDay(14, team.worker, flagged)];
    const weeks = [{ userId: team.worker.id, weekOf }];
    expect(await approve({ weeks })).toEqual({
      approved: 1,
      approvedWithExceptions: 0,
      left: [
        {
          timesheetId: exceptional.id,
          user: { id: team.worker.id, firstName: team.worker.firstName, lastName: team.worker.lastName },
          day: '2026-07-14',
          code: 'HAS_EXCEPTION',
          message: 'Added by a manager.',
        },
      ],
    });
    expect(await statusOf(plain)).toBe('APPROVED');
    expect(await approve({ weeks, confirmExceptions: true })).toMatchObject({ approved: 1, approvedWithExceptions: 1 });
    expect(await statusOf(exceptional)).toBe('APPROVED');
  });

  test('leaves own hours, except those of the only owner', async () => {
    const owner = await aUser(work.orm, { organizationId: team.organizationId, role: 'OWNER' });
    const [own, ofOwner] = [await onDay(13, team.manager), await onDay(13, owner)];
    expect(codesOf(await approve({ timesheets: [{ id: own.id }] }))).toEqual(['OWN_HOURS']);
    const result = await approve({ weeks: [{ userId: owner.id, weekOf }] }, owner);
    expect(result).toMatchObject({ approved: 1, left: [] });
    expect(await work.run(oneTimesheet, team.admin, { id: ofOwner.id })).toMatchObject({ flags: ['SELF_APPROVED'] });
  });

  test('lists everything else that it leaves, with a sentence each', async () => {
    const [open, long, withBreak, approved, rejected] = [
      await onDay(24, team.worker, { clockOutAt: null }),
      await onDay(14, team.worker, { clockOutAt: new Date('2026-07-15T15:30:00Z') }),
      await onDay(16, team.worker, { flags: ['LONG_PAID_BREAK'] }),
      await onDay(17),
      await onDay(18),
    ];
    const startAt = new Date('2026-07-16T17:00:00Z');
    await aBreak(work.orm, { timesheet: withBreak, type: 'PAID', startAt, endAt: new Date('2026-07-16T18:30:00Z') });
    await work.run(approveTimesheet, team.admin, { id: approved.id });
    await work.run(rejectTimesheet, team.admin, { id: rejected.id, reason: 'No lunch?' });
    const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';
    const ids = [open, long, withBreak, approved, rejected, { id: unknown }].map(({ id }) => ({ id }));
    const { approved: count, left } = await approve({ timesheets: ids });
    expect(count).toBe(0);
    expect(left.map(({ day, code, message }) => [day?.slice(8), code, message])).toEqual([
      ['14', 'NEEDS_CONFIRMATION', expect.stringContaining('24h 30m')],
      ['16', 'NEEDS_CONFIRMATION', expect.stringContaining('Approve it on its own to confirm that.')],
      ['17', 'ALREADY_APPROVED', 'Already approved.'],
      ['18', 'REJECTED', 'Rejected: “No lunch?”'],
      ['24', 'OPEN', 'Still in progress.'],
      [undefined, 'NOT_FOUND', 'This timesheet no longer exists.'],
    ]);
    expect(codesOf(await approve({ timesheets: ids, confirmExceptions: true }))).not.toContain('REJECTED');
    expect(await statusOf(rejected)).toBe('APPROVED');
  });

  test('says that a week has nothing to approve', async () => {
    expect(await approve({ weeks: [{ userId: team.worker.id, weekOf }] })).toMatchObject({
      left: [{ timesheetId: null, day: '2026-07-12', code: 'NOTHING_PENDING' }],
    });
  });

  test('leaves what changed since the caller saw it', async () => {
    const { id } = await onDay(13);
    const { version } = await work.run(oneTimesheet, team.manager, { id });
    expect(codesOf(await approve({ timesheets: [{ id, expectedVersion: 'another' }] }))).toEqual(['CHANGED']);
    const week = { userId: team.worker.id, weekOf, expectedVersion: 'another' };
    expect(codesOf(await approve({ weeks: [week] }))).toEqual(['CHANGED']);
    expect(await approve({ timesheets: [{ id, expectedVersion: version }] })).toMatchObject({ approved: 1 });
  });

  test('leaves what someone rejected since the caller saw it', async () => {
    const [plain, exceptional] = [await onDay(13), await onDay(14, team.worker, flagged)];
    await work.run(rejectTimesheet, team.admin, { id: plain.id, reason: 'No lunch?' });
    const seen = [plain, exceptional].map(({ id }) => ({ id, rejected: false }));
    const result = await approve({ timesheets: seen, confirmExceptions: true });
    expect(result).toMatchObject({ approved: 1, left: [{ timesheetId: plain.id, code: 'CHANGED' }] });
    const alone = work.run(approveTimesheet, team.manager, { id: plain.id, rejected: false });
    await expect(alone).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('“No lunch?” Review it again'),
    });
    const read = { timesheets: [{ id: plain.id, rejected: true }], confirmExceptions: true };
    expect(await approve(read)).toMatchObject({ approved: 1 });
  });

  test('writes one audit entry that names the approved exceptions', async () => {
    const { id } = await onDay(13, team.worker, flagged);
    await onDay(14);
    await approve({ weeks: [{ userId: team.worker.id, weekOf }], confirmExceptions: true });
    const entries = await work.orm.em
      .fork()
      .getConnection()
      .execute(`select changes from audit_entries where organization_id = ? and action = 'timesheets.approved'`, [
        team.organizationId,
      ]);
    expect(entries).toMatchObject([{ changes: { approved: 2, approvedWithExceptions: [id], left: 0 } }]);
  });

  test('never reaches timesheets of another organization', async () => {
    const other = await aTeam(work.orm);
    const foreign = await onDay(13, other.worker);
    const input = { timesheets: [{ id: foreign.id }], weeks: [{ userId: other.worker.id, weekOf }] };
    expect(codesOf(await approve(input)).toSorted()).toEqual(['NOTHING_PENDING', 'NOT_FOUND']);
    expect((await work.run(oneTimesheet, other.admin, { id: foreign.id })).status).toBe('PENDING');
  });
});

test('two approvers of overlapping selections approve each timesheet once and neither fails', async () => {
  const days = await Promise.all([13, 14, 15, 16, 17].map((day) => onDay(day)));
  const ids = days.map(({ id }) => ({ id }));
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? approve({ timesheets: ids.toReversed() })
        : approve({ weeks: [{ userId: team.worker.id, weekOf }] }, team.admin),
    ),
  );
  expect(results.reduce((sum, { approved }) => sum + approved, 0)).toBe(5);
  const reasons = new Set(results.flatMap(codesOf));
  expect([...reasons].filter((code) => !['ALREADY_APPROVED', 'NOTHING_PENDING'].includes(code))).toEqual([]);
});
