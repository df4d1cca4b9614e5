import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { approveTimesheets } from '../review/approve.service.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { timesheets } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-15T15:00:00Z' });
});
afterAll(() => work.close());

const instant = (text: string) => new Date(`2026-${text}:00Z`);
const sheet = (user: User, from: string, to: string | null, overrides: Pick<Partial<Timesheet>, 'flags'> = {}) =>
  aTimesheet(work.orm, { user, ...overrides, clockInAt: instant(from), clockOutAt: to === null ? null : instant(to) });

const idsOf = async (question: object, by = team.manager) =>
  (await work.run(timesheets, by, question)).edges.map(({ node }) => node.id);

/** Reads a list page by page, forward or backward. */
async function readAllPages(question: { readonly first?: number; readonly last?: number }): Promise<string[]> {
  const ids: string[] = [];
  let cursor = {};
  for (let isMore = true; isMore; ) {
    const { edges, pageInfo } = await work.run(timesheets, team.manager, { ...question, ...cursor });
    const page = edges.map(({ node }) => node.id);
    if (question.first) ids.push(...page);
    else ids.unshift(...page);
    cursor = question.first ? { after: pageInfo.endCursor } : { before: pageInfo.startCursor };
    isMore = question.first ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
  }
  return ids;
}

describe('the list of timesheets within a range of days', () => {
  const may10 = { from: '2026-05-10', to: '2026-05-10' };

  /** May 10th in Denver lasts from 6:00 UTC to 6:00 UTC. */
  test.each<[string, string, string | null, boolean]>([
    ['ends at the preceding midnight', '05-10T04:00', '05-10T06:00', false],
    ['ends a minute after midnight', '05-10T04:00', '05-10T06:01', true],
    ['lies within', '05-10T15:00', '05-10T23:00', true],
    ['continues after the next midnight', '05-11T05:59', '05-11T12:00', true],
    ['starts at the next midnight', '05-11T06:00', '05-11T12:00', false],
    ['lasts for days', '05-01T06:00', '05-20T06:00', true],
    ['is in progress since the day before', '05-09T20:00', null, true],
    ['is in progress since the day after', '05-11T20:00', null, false],
  ])('matches a timesheet that %s: %#', async (_what, from, to, isIn) => {
    team = await aTeam(work.orm);
    const { id } = await sheet(team.worker, from, to);

    expect(await idsOf(may10)).toEqual(isIn ? [id] : []);
    expect(await idsOf({ ...may10, userId: team.worker.id })).toEqual(isIn ? [id] : []);
    expect(await idsOf({ ...may10, userId: team.colleague.id })).toEqual([]);
  });

  test('can be open at either end, and is paged in both directions with a count', async () => {
    team = await aTeam(work.orm);
    const ids: string[] = [];
    ids.unshift((await sheet(team.colleague, '05-07T06:00', '05-09T20:00')).id);
    for (const day of ['08', '09', '10', '11'])
      ids.unshift((await sheet(team.worker, `05-${day}T15:00`, `05-${day}T20:00`)).id);

    expect(await idsOf({ from: '2026-05-10' })).toEqual(ids.slice(0, 2));
    expect(await idsOf({ to: '2026-05-08' })).toEqual(ids.slice(3));
    const since9 = { from: '2026-05-09' };
    const first = await work.run(timesheets, team.manager, { ...since9, first: 2 });
    expect(first.edges.map(({ node }) => node.id)).toEqual(ids.slice(0, 2));
    expect(await first.countAll()).toBe(4);
    const rest = await work.run(timesheets, team.manager, { ...since9, first: 2, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node.id)).toEqual([ids[2], ids[4]]);
    expect(await idsOf({ ...since9, last: 3 })).toEqual([ids[1], ids[2], ids[4]]);
    const whole = await idsOf(since9);
    for (const size of [1, 2, 3, 4, 5]) {
      expect(await readAllPages({ ...since9, first: size })).toEqual(whole);
      expect(await readAllPages({ ...since9, last: size })).toEqual(whole);
    }
  });

  test('names every invalid field at once', async () => {
    team = await aTeam(work.orm);

    await expect(idsOf({ from: 'soon', to: '2026-02-30', status: 'DONE', exception: 'LATE' })).rejects.toMatchObject({
      fields: {
        from: 'From must be a date such as 2026-03-08',
        to: 'To must be a date such as 2026-03-08',
        status: expect.any(String),
        exception: 'Exception must be one that a timesheet can have',
      },
    });
    await expect(idsOf({ from: '2026-05-11', to: '2026-05-10' })).rejects.toMatchObject({
      fields: { to: 'The end date must not be before the start date' },
    });
    await expect(idsOf({ exception: 'MISSED_MEAL_BREAK' })).rejects.toMatchObject({
      fields: { exception: 'Only payroll reports MISSED_MEAL_BREAK' },
    });
  });
});

describe('timesheets with an exception', () => {
  let byException: Readonly<Record<string, string>>;
  let sound: string[];

  beforeEach(async () => {
    team = await aTeam(work.orm);
    work.clock.set('2026-05-12T20:00:00Z');
    const { worker, colleague, accountant, admin } = team;
    const make = async (...overrides: Parameters<typeof sheet>) => (await sheet(...overrides)).id;
    sound = [await make(worker, '05-01T15:00', '05-01T23:00'), await make(worker, '05-02T01:00', '05-02T17:00')];
    byException = {
      MISSING_LOCATION: await make(worker, '05-03T15:00', '05-03T23:00', { flags: ['MISSING_LOCATION'] }),
      IMPOSSIBLE_LOCATION: await make(worker, '05-04T15:00', '05-04T23:00', { flags: ['IMPOSSIBLE_LOCATION'] }),
      ADDED_BY_MANAGER: await make(worker, '05-05T15:00', '05-05T23:00', { flags: ['ADDED_BY_MANAGER'] }),
      OVER_16_HOURS: await make(colleague, '05-01T15:00', '05-02T07:01'),
      OPEN_OVER_16_HOURS: await make(admin, '05-12T03:59', null),
    };
    await sheet(accountant, '05-12T04:00', null);
  });

  test('are found by their exception', async () => {
    for (const [exception, id] of Object.entries(byException)) {
      const { edges } = await work.run(timesheets, team.manager, uncheckedInput({ exception }));
      expect(edges.map(({ node }) => node.id)).toEqual([id]);
      expect(edges[0]?.node.exceptions).toMatchObject([{ code: exception }]);
    }
    expect(await idsOf({ exception: 'OPEN_TIMESHEET' })).toEqual(await idsOf({ status: 'OPEN' }));
    expect(await idsOf({ exception: 'NOT_APPROVED' })).toHaveLength(6);
    expect(await idsOf({ exception: 'OVER_16_HOURS' }, team.worker)).toEqual([]);
  });

  test('are skipped by a bulk approval', async () => {
    const approved = await work.run(approveTimesheets, team.manager, { from: '2026-05-01', to: '2026-05-12' });

    expect(approved).toEqual({ approved: 2, skipped: 4, skippedOwn: 0, skippedToConfirm: 0, remaining: 0 });
    expect((await idsOf({ status: 'APPROVED' })).toSorted()).toEqual(sound.toSorted());
    expect((await work.run(timesheets, team.manager, { status: 'APPROVED' })).edges[0]?.node).toMatchObject({
      approvedAt: work.clock.now(),
      approvedBy: { id: team.manager.id },
    });
    expect(await work.run(approveTimesheets, team.manager)).toMatchObject({ approved: 0, skipped: 4, remaining: 0 });
  });

  test('are counted for one person and a range of days', async () => {
    const only = { userId: team.worker.id, from: '2026-05-01', to: '2026-05-01' };

    // The second timesheet started on the evening of May 1st in Denver.
    expect(await work.run(approveTimesheets, team.manager, only)).toMatchObject({
      approved: 2,
      skipped: 0,
      remaining: 0,
    });
    expect(await work.run(approveTimesheets, team.manager, { userId: team.colleague.id })).toMatchObject({
      skipped: 1,
    });
  });

  test('are approved once by two simultaneous bulk approvals', async () => {
    const results = await Promise.all([
      work.run(approveTimesheets, team.manager),
      work.run(approveTimesheets, team.admin),
    ]);

    expect(results.map(({ approved }) => approved).toSorted()).toEqual([0, 2]);
  });
});
