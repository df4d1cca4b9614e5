import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { auditOf, startUseCases, type TestUseCases, uncheckedInput } from '../../../../test/harness/index.js';
import { aTeam, aUser } from '../../identity/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import type { Team } from '../../teams/index.js';
import { aCrew } from '../../teams/test/builders.js';
import { approveCorrection } from '../corrections/approve-correction.service.js';
import { timesheet as oneTimesheet } from '../history/history.service.js';
import { clockIn } from '../punches/clock-in.service.js';
import { addTimesheet } from '../review/add-timesheet.service.js';
import { approveTimesheet } from '../review/approve.service.js';
import { setTimesheetTimes } from '../review/set-times.service.js';
import { switchJob } from '../switch-job/switch-job.service.js';
import { timesheets } from '../timesheets/timesheet.service.js';
import { aTimesheet } from './builders.js';
import { aCorrection } from './correction-builders.js';

let work: TestUseCases;
let people: Awaited<ReturnType<typeof aTeam>>;

beforeAll(async () => {
  work = await startUseCases();
});
afterAll(() => work.close());
beforeEach(async () => {
  work.clock.set('2026-07-15T15:00:00Z');
  people = await aTeam(work.orm);
});

type Stay = { readonly fromDate?: string; readonly toDate?: string | null };

/** A team of the worker, by default since 2020. */
const crew = (name: string, stay: Stay | null = {}, retiredAt: Date | null = null) =>
  aCrew(work.orm, {
    ...{ organizationId: people.organizationId, name, retiredAt },
    members: stay ? [{ user: people.worker, ...stay }] : [],
  });

const aShift = (team: Team | null, overrides: Partial<Parameters<typeof aSchedule>[1]> = {}) =>
  aSchedule(work.orm, {
    organizationId: people.organizationId,
    assignedUserIds: [people.worker.id],
    ...(team && { team }),
    ...overrides,
  });

const nameOf = (team: Team) => ({ id: team.id, name: team.name });

describe('a clock-in', () => {
  test('gets the team of the nearest shift, even if the person belongs to another one', async () => {
    await crew('Garden crew');
    const stone = await crew('Stone crew', null);
    await aShift(stone);
    const roof = await aJob(work.orm, { organizationId: people.organizationId });
    const { id, team } = await work.run(clockIn, people.worker, { jobId: roof.id });
    expect(team).toEqual(nameOf(stone));
    expect((await work.run(timesheets, people.manager)).edges[0]?.node).toMatchObject({ id, team: nameOf(stone) });
    const [entry] = await auditOf(work.orm, people.organizationId);
    expect(entry?.changes).toMatchObject({ teamId: stone.id });
  });

  test.each<[string, Stay]>([
    ['ended on the day', { fromDate: '2020-01-01', toDate: '2026-07-15' }],
    ['begins on the next day', { fromDate: '2026-07-16' }],
  ])('does not get the team of a membership that %s', async (_name, stay) => {
    await crew('Garden crew', stay);
    expect((await work.run(clockIn, people.worker)).team).toBeNull();
  });

  test('gets the team to which the person has belonged longest on the day', async () => {
    await crew('Later', { fromDate: '2026-07-15', toDate: '2026-07-16' });
    await crew('Retired', { fromDate: '2019-01-01' }, new Date());
    const [first] = [
      await crew('First', { fromDate: '2026-01-01' }),
      await crew('Of the same day', { fromDate: '2026-01-01' }),
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect((await work.run(clockIn, people.worker)).team).toEqual(nameOf(first as Team));
  });

  test('counts the day in the calendar of the organization', async () => {
    // 23:00 on July 15 in Denver.
    work.clock.set('2026-07-16T05:00:00Z');
    const lent = await crew('Lent', { fromDate: '2026-07-15', toDate: '2026-07-16' });
    expect((await work.run(clockIn, people.worker)).team).toEqual(nameOf(lent));
  });

  test('gets the team of the day if the shift has no team, or a retired one', async () => {
    const garden = await crew('Garden crew');
    await aShift(await crew('Gone', null, new Date()));
    expect((await work.run(clockIn, people.worker)).team).toEqual(nameOf(garden));
  });

  test('has no team without a shift and a membership', async () => {
    await aShift(null);
    expect((await work.run(clockIn, people.worker)).team).toBeNull();
  });
});

test('switching the job keeps the team', async () => {
  const stone = await crew('Stone crew', null);
  await aShift(stone, { endAt: new Date('2026-07-15T16:00:00Z') });
  await crew('Garden crew');
  const roof = await aJob(work.orm, { organizationId: people.organizationId });
  await work.run(clockIn, people.worker);
  work.clock.set('2026-07-16T14:00:00Z');
  const next = await work.run(switchJob, people.worker, { jobId: roof.id });
  expect(next.team).toEqual(nameOf(stone));
  expect((await work.run(timesheets, people.worker)).edges.map(({ node }) => node.team)).toEqual([
    nameOf(stone),
    nameOf(stone),
  ]);
});

const hours = { clockInAt: '2026-07-14T15:00:00Z', clockOutAt: '2026-07-14T23:00:00Z' };

describe('a timesheet that a manager adds', () => {
  const add = (input: object = {}) =>
    work.run(addTimesheet, people.manager, uncheckedInput({ userId: people.worker.id, ...hours, ...input }));

  test('gets the team of its time by default, a named one, or none', async () => {
    const former = await crew('Former', { fromDate: '2026-01-01', toDate: '2026-07-15' });
    await crew('Present', { fromDate: '2026-07-15' });
    const named = await crew('Named', null, new Date());
    expect((await add()).team).toEqual(nameOf(former));
    const later = { clockInAt: '2026-07-13T15:00:00Z', clockOutAt: '2026-07-13T23:00:00Z' };
    expect((await add({ ...later, teamId: named.id })).team).toEqual(nameOf(named));
    const earlier = { clockInAt: '2026-07-12T15:00:00Z', clockOutAt: '2026-07-12T23:00:00Z' };
    expect((await add({ ...earlier, teamId: null })).team).toBeNull();
    const shift = { startAt: new Date('2026-07-11T15:00:00Z'), endAt: new Date('2026-07-11T23:00:00Z') };
    const planned = await crew('Planned', null);
    await aShift(planned, shift);
    const ofShift = { clockInAt: '2026-07-11T15:00:00Z', clockOutAt: '2026-07-11T23:00:00Z' };
    expect((await add(ofShift)).team).toEqual(nameOf(planned));
  });

  test('fails for a team that the manager does not see', async () => {
    const { organizationId, worker } = people;
    const limited = await aUser(work.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
    await aCrew(work.orm, { organizationId, members: [worker], leads: [limited] });
    const other = await crew('Stone crew');
    const foreign = await aCrew(work.orm, { organizationId: (await aUser(work.orm)).organizationId });
    for (const [by, teamId] of [
      [limited, other.id],
      [people.manager, foreign.id],
      [people.manager, 'nonsense'],
    ] as const) {
      const input = uncheckedInput({ userId: worker.id, ...hours, teamId });
      await expect(work.run(addTimesheet, by, input)).rejects.toMatchObject({
        ...{ kind: 'not-found', message: 'Team not found', fields: { teamId: 'Team not found' } },
      });
    }
  });
});

describe('the team of a timesheet', () => {
  const aClosed = () => {
    const [clockInAt, clockOutAt] = [new Date(hours.clockInAt), new Date(hours.clockOutAt)];
    return aTimesheet(work.orm, { user: people.worker, clockInAt, clockOutAt });
  };
  const anApproved = async () => work.run(approveTimesheet, people.manager, { id: (await aClosed()).id });
  const change = (id: string, input: object) =>
    work.run(setTimesheetTimes, people.manager, uncheckedInput({ id, ...hours, ...input }));

  test('is changed by a manager, and stays approved, with the same version', async () => {
    const { id, version } = await anApproved();
    const [garden, retired] = [await crew('Garden crew'), await crew('Gone', null, new Date())];
    const changed = await change(id, { teamId: garden.id });
    expect(changed).toMatchObject({ team: nameOf(garden), status: 'APPROVED', version });
    expect(await change(id, {})).toMatchObject({ team: nameOf(garden) });
    expect(await change(id, { teamId: retired.id })).toMatchObject({ team: nameOf(retired), status: 'APPROVED' });
    expect(await change(id, { teamId: null })).toMatchObject({ team: null, status: 'APPROVED' });
    const { history } = await work.run(oneTimesheet, people.worker, { id });
    const changes = history?.flatMap((entry) => entry.changes).filter(({ field }) => field === 'team');
    expect(changes).toEqual([
      { field: 'team', label: 'Team', before: null, after: 'Garden crew' },
      { field: 'team', label: 'Team', before: 'Garden crew', after: 'Gone' },
      { field: 'team', label: 'Team', before: 'Gone', after: null },
    ]);
  });

  test('survives a correction of the times', async () => {
    const garden = await crew('Garden crew', { fromDate: '2020-01-01', toDate: '2020-02-01' });
    const timesheet = await aClosed();
    await change(timesheet.id, { teamId: garden.id });
    const correction = await aCorrection(work.orm, {
      ...{ timesheet, user: people.worker },
      ...{ clockInAt: new Date(hours.clockInAt), clockOutAt: new Date('2026-07-14T22:00:00Z') },
    });
    await work.run(approveCorrection, people.manager, { id: correction.id });
    const { edges } = await work.run(timesheets, people.manager);
    expect(edges[0]?.node).toMatchObject({ team: nameOf(garden), clockOutAt: new Date('2026-07-14T22:00:00Z') });
  });

  test('keeps a team from being deleted', async () => {
    const garden = await crew('Garden crew', null);
    const { id } = await anApproved();
    await change(id, { teamId: garden.id });
    await work.runOperation('deleteTeam', people.admin, { id: garden.id });
    const { edges } = await work.run(timesheets, people.manager);
    expect(edges[0]?.node.team).toEqual(nameOf(garden));
  });
});
