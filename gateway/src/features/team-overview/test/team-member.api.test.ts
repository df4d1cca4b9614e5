import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { aUser, type TestUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { aSchedule } from '../../scheduling/test/builders.js';
import { aCrew } from '../../teams/test/builders.js';
import { aPtoRequest } from '../../time-off/test/builders.js';
import { aBreak, aTimesheet } from '../../timeclock/test/builders.js';

let gateway: TestGateway;
let manager: Actor;
let worker: TestUser;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  // Wednesday noon in Denver.
  gateway.clock.set('2026-07-15T18:00:00Z');
  manager = await createActor(gateway, 'MANAGER');
  worker = await aUser(gateway.orm, { organizationId: manager.organizationId });
});

async function overview(id: string = worker.id, actor: Actor = manager) {
  const response = await gateway.inject({ method: 'GET', url: `/api/users/${id}/overview`, headers: actor.headers });
  return { status: response.statusCode, body: response.json() };
}

const shift = (clockInAt: string, clockOutAt: string | null) =>
  aTimesheet(gateway.orm, {
    user: worker,
    clockInAt: new Date(clockInAt),
    clockOutAt: clockOutAt === null ? null : new Date(clockOutAt),
  });

describe('the minutes of a team member’s week', () => {
  test('are payable: timesheets within the week, and one in progress as if it ended now, without unpaid breaks', async () => {
    // From Saturday 23:00 until Sunday 2:00: two hours belong to this week.
    await shift('2026-07-12T05:00:00Z', '2026-07-12T08:00:00Z');
    const monday = await shift('2026-07-13T15:00:00Z', '2026-07-13T20:00:00Z');
    await aBreak(gateway.orm, { timesheet: monday });
    await aBreak(gateway.orm, {
      timesheet: monday,
      type: 'PAID',
      startAt: new Date('2026-07-13T18:00:00Z'),
      endAt: new Date('2026-07-13T18:30:00Z'),
    });
    const now = await shift('2026-07-15T17:00:00Z', null);
    await aBreak(gateway.orm, { timesheet: now, startAt: new Date('2026-07-15T17:50:00Z'), endAt: null });
    const { body } = await overview();
    // A break of 10 minutes counts as worked (29 CFR 785.18), and one of 30 minutes does not.
    expect(body).toMatchObject({ minutesThisWeek: 120 + 270 + 60, minutesInProgress: 60 });
    expect(body.openTimesheet).toMatchObject({ id: now.id, status: 'OPEN', durationMinutes: null });
  });

  test('start with the organization’s workweek', async () => {
    await shift('2026-07-14T15:00:00Z', '2026-07-14T16:00:00Z');
    await shift('2026-07-15T15:00:00Z', '2026-07-15T15:30:00Z');
    await changeSettings(gateway.orm, manager.organizationId, { workweekStartsOn: 'WEDNESDAY' });
    expect((await overview()).body.minutesThisWeek).toBe(30);
  });

  test('are those of payroll, while clocked time stays unrounded and agrees with itself to the minute', async () => {
    await changeSettings(gateway.orm, manager.organizationId, { roundingRule: '15min' });
    // 8:08:12 to 9:05:48 in Denver: 57 clocked minutes, from 8:15 to 9:00 rounded.
    await shift('2026-07-15T14:08:12Z', '2026-07-15T15:05:48Z');
    // 10:52 to 11:50: 58 clocked minutes, from 10:45 to 11:45 rounded.
    await shift('2026-07-15T16:52:00Z', '2026-07-15T17:50:00Z');
    const read = async (url: string) => (await gateway.inject({ url, headers: manager.headers })).json();
    const accountant = await createActor(gateway, 'ACCOUNTANT', manager);
    const url = `/api/payroll/people/${worker.id}?startDate=2026-07-12&endDate=2026-07-18`;
    const { regularMinutes: paid } = (await gateway.inject({ url, headers: accountant.headers })).json();

    expect(paid).toBe(45 + 60);
    expect((await overview()).body).toMatchObject({ minutesThisWeek: paid, minutesInProgress: 0 });
    const timesheets: { durationMinutes: number }[] = await read('/api/timesheets');
    expect(timesheets.map(({ durationMinutes }) => durationMinutes)).toEqual([58, 57]);
    expect(Math.floor((await read('/api/dashboard/stats')).hoursToday * 60)).toBe(58 + 57);
  });

  test('do not include other people’s timesheets', async () => {
    const colleague = await aUser(gateway.orm, { organizationId: manager.organizationId });
    await aTimesheet(gateway.orm, { user: colleague, clockInAt: new Date('2026-07-15T15:00:00Z') });
    expect((await overview()).body).toMatchObject({ minutesThisWeek: 0, openTimesheet: null });
  });
});

describe('the plans of a team member', () => {
  const planned = async (title: string, startAt: string, assignedUserIds = [worker.id]) => {
    const start = new Date(startAt);
    const endAt = new Date(start.getTime() + 3_600_000);
    const { organizationId } = worker;
    await aSchedule(gateway.orm, { organizationId, title, startAt: start, endAt, assignedUserIds, status: 'DRAFT' });
  };

  test('include shifts from this week until two weeks from now, with drafts, earliest first', async () => {
    await planned('last week', '2026-07-11T15:00:00Z');
    await planned('in two weeks', '2026-07-29T15:00:00Z');
    await planned('Sunday', '2026-07-12T15:00:00Z');
    await planned('later', '2026-07-30T15:00:00Z');
    await planned('of a colleague', '2026-07-16T15:00:00Z', [manager.userId]);
    const { body } = await overview();
    expect(body.schedules.map(({ title }: { title: string }) => title)).toEqual(['Sunday', 'in two weeks']);
  });

  test('include all approved time off from today on', async () => {
    const off = (startDate: string, endDate: string, status: 'APPROVED' | 'PENDING' = 'APPROVED') =>
      aPtoRequest(gateway.orm, { user: worker, startDate, endDate, status });
    await off('2026-07-13', '2026-07-14');
    await off('2026-07-20', '2026-07-21', 'PENDING');
    const [next, current] = [await off('2027-01-04', '2027-01-05'), await off('2026-07-14', '2026-07-15')];
    const { body } = await overview();
    expect(body.timeOff.map(({ id }: { id: string }) => id)).toEqual([current.id, next.id]);
  });
});

describe('the teams of a team member', () => {
  const crew = (
    name: string,
    fromDate: string,
    toDate: string | null,
    leads: readonly { readonly id: string }[] = [],
  ) =>
    aCrew(gateway.orm, {
      ...{ organizationId: worker.organizationId, name, leads },
      members: [{ user: worker, fromDate, toDate }],
    });

  test('are the current, coming and past ones in this order, without retired ones', async () => {
    await crew('Archive', '2025-01-01', '2026-07-15');
    await crew('Bench', '2026-07-16', null);
    await crew('Stone crew', '2026-01-01', '2026-07-16');
    await crew('Garden crew', '2026-07-15', null);
    const retired = await crew('Yard', '2026-01-01', null);
    await gateway.orm.em.fork().execute('update teams set retired_at = now() where id = ?', [retired.id]);
    const { body } = await overview();
    expect(body.teams.map(({ team }: { team: { name: string } }) => team.name)).toEqual([
      'Garden crew',
      'Stone crew',
      'Bench',
      'Archive',
    ]);
    expect(body.teams[1]).toMatchObject({ fromDate: '2026-01-01', toDate: '2026-07-16' });
  });

  test('are for a restricted manager those that they lead', async () => {
    const lead = { id: manager.userId };
    await crew('Garden crew', '2026-01-01', null, [lead]);
    await crew('Stone crew', '2026-01-01', null);
    const { orm } = gateway;
    await orm.em.fork().execute(`update users set reach = 'TEAMS' where id = ?`, [manager.userId]);
    const { body } = await overview();
    expect(body.teams.map(({ team }: { team: { name: string } }) => team.name)).toEqual(['Garden crew']);
  });
});

describe('the preview of a manager’s reach', () => {
  test('counts the active people in their teams for administrators', async () => {
    const { organizationId } = manager;
    const archived = await aUser(gateway.orm, { organizationId, status: 'DISABLED' });
    const admin = await createActor(gateway, 'ADMIN', manager);
    await aCrew(gateway.orm, { organizationId, members: [worker, archived], leads: [{ id: manager.userId }] });
    expect((await overview(manager.userId, admin)).body.reachPreview).toEqual({ people: 3, peopleInTeams: 2 });
  });

  test('is null for other viewers, and about anyone but a manager', async () => {
    const admin = await createActor(gateway, 'ADMIN', manager);
    expect((await overview(manager.userId)).body.reachPreview).toBeNull();
    expect((await overview(worker.id, admin)).body.reachPreview).toBeNull();
  });
});

describe('the overview of a team member', () => {
  test('is the same through GraphQL', async () => {
    await shift('2026-07-15T17:00:00Z', null);
    const fields =
      'user { id canManage canEdit } minutesThisWeek minutesInProgress openTimesheet { id } schedules { id } timeOff { id } teams { toDate } reachPreview { people }';
    const payload = {
      query: `query ($id: ID!) { viewer { teamMember(id: $id) { ${fields} } } }`,
      variables: { id: worker.id },
    };
    const response = await gateway.inject({ method: 'POST', url: '/graphql', headers: manager.headers, payload });
    const { body } = await overview();
    expect(response.json().data.viewer.teamMember).toEqual({
      user: { id: worker.id, canManage: true, canEdit: true },
      minutesThisWeek: body.minutesThisWeek,
      minutesInProgress: body.minutesInProgress,
      openTimesheet: { id: body.openTimesheet.id },
      schedules: [],
      timeOff: [],
      teams: [],
      reachPreview: null,
    });
  });

  test('shows archived users but no users of other organizations', async () => {
    const archived = await aUser(gateway.orm, { organizationId: manager.organizationId, status: 'DISABLED' });
    expect((await overview(archived.id)).body.user).toMatchObject({ id: archived.id, status: 'DISABLED' });
    const foreign = await aUser(gateway.orm);
    for (const id of [foreign.id, newId()]) expect((await overview(id)).status).toBe(404);
  });
});
