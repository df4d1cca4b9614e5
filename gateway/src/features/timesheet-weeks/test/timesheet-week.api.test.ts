import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { roundTripsOf, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import type { User } from '../../identity/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aBreak, aTimesheet } from '../../timeclock/test/builders.js';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  gateway = await startGateway({ now: '2026-07-18T20:00:00Z' });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  team = await aTeam(gateway.orm);
});

/** Hours of a day of July 2026 in Denver, from 9:00. */
const onDay = (day: number, hours: number, user: User = team.worker, changes: object = {}) =>
  aTimesheet(gateway.orm, {
    user,
    clockInAt: new Date(`2026-07-${day}T15:00:00Z`),
    clockOutAt: new Date(Date.parse(`2026-07-${day}T15:00:00Z`) + hours * 3_600_000),
    ...changes,
  });

async function week(query = 'weekOf=2026-07-15', as: User = team.manager) {
  const { status, body } = await gateway.rest(as, 'GET', `/api/timesheets/week?${query}`);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}
interface Day {
  minutes: number;
  date: string;
  timesheets: { id: string }[];
  continued: { id: string }[];
  exceptions: object[];
}
type Person = { user: { id: string }; days: Day[] };
const personOf = (people: readonly Person[], { id }: { id: string }) => people.find(({ user }) => user.id === id);

describe('the week of a person', () => {
  test('has the payable minutes of each day, and the overtime that payroll pays', async () => {
    const [first] = await Promise.all([13, 14, 15, 16, 17].map((day) => onDay(day, 9)));
    await aBreak(gateway.orm, { timesheet: first as never });
    const found = await week();
    expect(found).toMatchObject({ startDate: '2026-07-12', endDate: '2026-07-18' });
    const person = personOf(found.people, team.worker);
    expect(person).toMatchObject({
      regularMinutes: 2400,
      overtimeMinutes: 270,
      totalMinutes: 2670,
      pending: 5,
      approvable: 5,
      exceptional: 0,
    });
    expect(person?.days.map(({ minutes }) => minutes)).toEqual([0, 510, 540, 540, 540, 540, 0]);
    expect(found.dates).toEqual(person?.days.map(({ date }) => date));
  });

  test('begins on the organization’s first day of the week', async () => {
    await changeSettings(gateway.orm, team.organizationId, { workweekStartsOn: 'MONDAY' });
    expect(await week()).toMatchObject({ startDate: '2026-07-13', endDate: '2026-07-19' });
  });

  test('marks exceptions in words, with rejections and a timesheet that lasts into the week', async () => {
    const late = await aTimesheet(gateway.orm, {
      user: team.worker,
      clockInAt: new Date('2026-07-12T02:00:00Z'),
      clockOutAt: new Date('2026-07-12T10:00:00Z'),
      flags: ['ADDED_BY_MANAGER'],
    });
    const { id } = await onDay(14, 8);
    await gateway.rest(team.manager, 'POST', `/api/timesheets/${id}/reject`, { reason: 'No lunch?' });
    const person = personOf((await week()).people, team.worker);
    expect(person).toMatchObject({ pending: 2, approvable: 2, exceptional: 2 });
    expect(person?.days[0]).toMatchObject({
      minutes: 240,
      timesheets: [{ id: late.id }],
      exceptions: [{ timesheetId: late.id, message: 'Added by a manager' }],
    });
    expect(person?.days[2]).toMatchObject({ exceptions: [{ message: 'Rejected: “No lunch?”' }] });
  });

  test('shows a night shift on the day on which it began, and on the next with its part of the hours', async () => {
    const [night, toMidnight] = [
      await onDay(14, 1, team.worker, {
        clockInAt: new Date('2026-07-15T04:00:00Z'),
        clockOutAt: new Date('2026-07-15T12:00:00Z'),
      }),
      await onDay(16, 1, team.worker, {
        clockInAt: new Date('2026-07-17T00:00:00Z'),
        clockOutAt: new Date('2026-07-17T06:00:00Z'),
      }),
    ];
    const running = await onDay(18, 1, team.worker, { clockInAt: new Date('2026-07-18T04:00:00Z'), clockOutAt: null });
    const days = personOf((await week()).people, team.worker)?.days ?? [];
    const idsOf = (timesheets: { id: string }[] = []) => timesheets.map(({ id }) => id);
    expect(days.map(({ timesheets, minutes }) => [idsOf(timesheets), minutes])).toEqual([
      ...[
        [[], 0],
        [[], 0],
        [[night.id], 120],
        [[], 360],
      ],
      ...[
        [[toMidnight.id], 360],
        [[running.id], 0],
        [[], 0],
      ],
    ]);
    expect(days.map(({ continued }) => idsOf(continued))).toEqual([[], [], [], [night.id], [], [], [running.id]]);
  });

  test('adds up what everyone is paid, not only the listed people', async () => {
    const other = await aUser(gateway.orm, { organizationId: team.organizationId });
    await Promise.all([13, 14, 15, 16, 17].map((day) => onDay(day, 9)));
    await onDay(14, 8, other);
    const { totals } = await week(`weekOf=2026-07-15&userId=${team.worker.id}&limit=1`);
    expect(totals).toMatchObject({ totalMinutes: 5 * 540 + 480, overtimeMinutes: 300, timeOffMinutes: 0 });
    expect(totals.days.map(({ minutes }: { minutes: number }) => minutes)).toEqual([0, 540, 1020, 540, 540, 540, 0]);
    const text = '{ viewer { timesheetWeek(weekOf: "2026-07-15") { totals { totalMinutes } } } }';
    const { body } = await gateway.graphql(team.accountant, text);
    expect(body.data.viewer.timesheetWeek).toEqual({ totals: { totalMinutes: 3180 } });
  });

  test('counts a missed meal break among what the approver confirms', async () => {
    await changeSettings(gateway.orm, team.organizationId, { overtimeRule: 'CALIFORNIA' });
    await onDay(14, 8);
    const person = personOf((await week()).people, team.worker);
    expect(person).toMatchObject({ approvable: 1, exceptional: 1 });
    expect(person?.days[2]?.exceptions).toHaveLength(1);
  });

  test('marks a missing location only where the organization requires one', async () => {
    await onDay(14, 8, team.worker, { flags: ['MISSING_LOCATION'] });
    const exceptional = async () =>
      (personOf((await week()).people, team.worker) as never as { exceptional: number }).exceptional;
    const askForLocations = (requireLocationOnClock: boolean) =>
      gateway.rest(team.admin, 'PATCH', '/api/organization', { requireLocationOnClock });
    await askForLocations(true);
    expect(await exceptional()).toBe(1);
    await askForLocations(false);
    expect(await exceptional()).toBe(0);
  });

  test('has a version with which it is approved, and which changes with its times', async () => {
    const { id } = await onDay(14, 8);
    const versionOf = async () => personOf((await week()).people, team.worker) as never as { version: string };
    const { version } = await versionOf();
    const approve = (expectedVersion: string) =>
      gateway.rest(team.manager, 'POST', '/api/timesheets/approvals', {
        weeks: [{ userId: team.worker.id, weekOf: '2026-07-15', expectedVersion }],
      });
    const times = { clockInAt: '2026-07-14T15:30:00Z', clockOutAt: '2026-07-14T23:00:00Z' };
    await gateway.rest(team.admin, 'PUT', `/api/timesheets/${id}/times`, times);
    expect((await approve(version)).body).toMatchObject({ approved: 0, left: [{ code: 'CHANGED' }] });
    expect((await approve((await versionOf()).version)).body).toMatchObject({ approved: 1, left: [] });
  });
});

describe('the people of a week', () => {
  test('are everyone active and leavers who worked, or only those with something to review', async () => {
    const { organizationId } = team;
    const [leaver, idleLeaver] = [
      await aUser(gateway.orm, { organizationId, status: 'DISABLED' }),
      await aUser(gateway.orm, { organizationId, status: 'DISABLED' }),
    ];
    await onDay(14, 8, leaver);
    await onDay(14, 8, team.worker, { approvedAt: new Date('2026-07-15T15:00:00Z') });
    const everyone = (await week()).people;
    expect([leaver, team.worker, team.accountant, idleLeaver].map((user) => Boolean(personOf(everyone, user)))).toEqual(
      [...[true, true, true], false],
    );
    const toReview = await week('weekOf=2026-07-15&show=TO_REVIEW');
    expect(toReview.people.map(({ user }: Person) => user.id)).toEqual([leaver.id]);
    expect((await week(`weekOf=2026-07-15&userId=${team.worker.id}`)).people).toHaveLength(1);
  });

  test('are read in pages, by the same number of statements however many people and timesheets there are', async () => {
    const count = async () => (await roundTripsOf(() => week())).flat().length;
    await onDay(14, 8);
    await week();
    const few = await count();
    for (let index = 0; index < 5; index += 1) {
      const user = await aUser(gateway.orm, { organizationId: team.organizationId });
      await onDay(13, 8, user);
      await onDay(14, 8, user);
    }
    expect(few).toBeGreaterThan(5);
    expect(await count()).toBe(few);
    const [ids, all] = [[] as string[], (await week()).people];
    for (let query: string | null = 'limit=4'; query; ) {
      const { people, nextCursor } = await week(`weekOf=2026-07-15&${query}`);
      ids.push(...people.map(({ user }: Person) => user.id));
      query = nextCursor && `limit=4&after=${nextCursor}`;
    }
    expect(ids).toEqual(all.map(({ user }: Person) => user.id));
  });

  test('are those of the caller’s organization, in GraphQL as in REST', async () => {
    const other = await aTeam(gateway.orm);
    await onDay(14, 8, other.worker);
    const { id } = await onDay(14, 8);
    const text = `{ viewer { timesheetWeek(weekOf: "2026-07-15", show: TO_REVIEW) {
      startDate people { nodes { user { id } totalMinutes days { timesheets { id canApprove } } } }
    } } }`;
    const { body } = await gateway.graphql(team.manager, text);
    expect(body.errors).toBeUndefined();
    const { nodes } = body.data.viewer.timesheetWeek.people;
    expect(nodes).toMatchObject([{ user: { id: team.worker.id }, totalMinutes: 480 }]);
    expect(nodes[0].days[2]).toEqual({ timesheets: [{ id, canApprove: true }] });
    expect(
      (await gateway.graphql(team.accountant, text)).body.data.viewer.timesheetWeek.people.nodes[0].days[2],
    ).toEqual({
      timesheets: [{ id, canApprove: false }],
    });
  });
});
