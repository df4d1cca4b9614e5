import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aTeam, aUser } from '../../src/features/identity/test/builders.js';
import { aSchedule } from '../../src/features/scheduling/test/builders.js';
import { aCrew } from '../../src/features/teams/test/builders.js';
import { aPtoPolicy, aPtoRequest } from '../../src/features/time-off/test/builders.js';
import { aTimesheet } from '../../src/features/timeclock/test/builders.js';
import { newId } from '../../src/platform/database/ids.js';
import { startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;

beforeAll(async () => {
  // July 15 in Denver, and July 16 in UTC.
  gateway = await startGateway({ now: '2026-07-16T04:00:00Z' });
});
afterAll(() => gateway.close());

const dates = 'startDate=2026-07-12&endDate=2026-07-18';
const rangeOf = 'startDate: "2026-07-12", endDate: "2026-07-18"';

/** The reads that a team limits, in REST and GraphQL. Both responses have the ids of people. */
const reads = {
  people: ['/api/users?', 'users(teamId: $team) { nodes { id } }'],
  timesheets: ['/api/timesheets?', 'timesheets(teamId: $team) { nodes { user { id } } }'],
  'the timesheets of a week': [
    '/api/timesheets/week?weekOf=2026-07-15',
    'timesheetWeek(weekOf: "2026-07-15", teamId: $team) { people { nodes { user { id } } } }',
  ],
  schedules: ['/api/schedules?', 'schedules(teamId: $team) { nodes { assignees { id } } }'],
  'the schedule board': [
    '/api/schedules/board?from=2026-07-12T00:00:00Z&to=2026-07-19T00:00:00Z',
    `scheduleBoard(from: "2026-07-12T00:00:00Z", to: "2026-07-19T00:00:00Z", teamId: $team) {
      people { user { id } } schedules { assignees { id } } timeOff { user { id } } }`,
  ],
  'schedule days': [
    `/api/schedules/days?${dates}`,
    `scheduleDays(${rangeOf}, teamId: $team) { days { schedules { assignees { id } } } timeOff { user { id } } }`,
  ],
  'pending time off': ['/api/pto-requests/pending?', 'pendingPtoRequests(teamId: $team) { nodes { user { id } } }'],
  'decided time off': ['/api/pto-requests/decided?', 'decidedPtoRequests(teamId: $team) { nodes { user { id } } }'],
  'the time off calendar': [
    `/api/pto-requests/calendar?${dates}`,
    `ptoCalendar(${rangeOf}, teamId: $team) { people { user { id } } }`,
  ],
  'a report': [
    `/api/reports?type=TIMES_BY_EMPLOYEE&${dates}`,
    `report(type: TIMES_BY_EMPLOYEE, ${rangeOf}, teamId: $team) {
      entries { nodes { ... on TimesByEmployeeEntry { userId } } } }`,
  ],
  'a report of time off': [
    `/api/reports?type=PTO_SUMMARY&${dates}`,
    `report(type: PTO_SUMMARY, ${rangeOf}, teamId: $team) { entries { nodes { ... on PtoSummaryEntry { userId } } } }`,
  ],
  'the work matrix': [
    `/api/reports/work-matrix?${dates}`,
    `workMatrix(${rangeOf}, teamId: $team) { people { user { id } } }`,
  ],
  'work by time': [
    `/api/reports/work-by-time?${dates}&rows=EMPLOYEE&columns=WEEK`,
    `workByTime(${rangeOf}, rows: EMPLOYEE, columns: WEEK, teamId: $team) { rows { id } }`,
  ],
} as const;

const files = {
  'a report': `/api/reports/export?type=TIMES_BY_EMPLOYEE&${dates}`,
  'the work matrix': `/api/reports/work-matrix/export?${dates}`,
  'work by time': `/api/reports/work-by-time/export?${dates}&rows=EMPLOYEE&columns=WEEK`,
};

type Team = Awaited<ReturnType<typeof aTeam>>;

/** Everyone has worked, is planned, and has approved and requested time off. */
async function withWork(team: Team) {
  const { orm } = gateway;
  const { organizationId, worker, colleague } = team;
  const policy = await aPtoPolicy(orm, { organizationId });
  for (const user of [worker, colleague]) {
    const clockOutAt = new Date('2026-07-15T23:00:00Z');
    await aTimesheet(orm, { user, clockOutAt });
    await aSchedule(orm, { organizationId, assignedUserIds: [user.id] });
    await aPtoRequest(orm, { user, policy, startDate: '2026-07-13', endDate: '2026-07-13', hours: 8 });
    await aPtoRequest(orm, {
      ...{ user, policy, status: 'APPROVED', startDate: '2026-07-14', endDate: '2026-07-14', hours: 8 },
      decidedBy: team.admin,
    });
  }
  return team;
}

const restOf = (path: string, teamId: string | null) => (teamId ? `${path}&teamId=${teamId}` : path).replace('?&', '?');

const documentOf = (field: string, teamId: string | null) =>
  teamId
    ? { text: `query ($team: ID) { viewer { ${field} } }`, variables: { team: teamId } }
    : { text: `{ viewer { ${field.replace(/,? ?teamId: \$team/, '').replace('()', '')} } }`, variables: {} };

describe.each(Object.entries(reads))('the team filter of %s', (_name, [path, field]) => {
  const read = async (by: Team['admin'], teamId: string | null) => {
    const rest = await gateway.rest(by, 'GET', restOf(path, teamId));
    const { text, variables } = documentOf(field, teamId);
    const graphql = await gateway.graphql(by, text, variables);
    return { rest, graphql, texts: [JSON.stringify(rest.body), JSON.stringify(graphql.body)] };
  };

  test('keeps the people who belong to the team today', async () => {
    const team = await withWork(await aTeam(gateway.orm));
    const { organizationId, worker, colleague, manager } = team;
    const past = { user: colleague, fromDate: '2026-01-01', toDate: '2026-07-15' };
    const coming = { user: colleague, fromDate: '2026-07-16' };
    const lent = { user: worker, fromDate: '2026-07-15', toDate: '2026-07-16' };
    const { id } = await aCrew(gateway.orm, { organizationId, members: [past, coming, lent] });

    for (const text of (await read(manager, null)).texts) {
      expect(text).toContain(worker.id);
      expect(text).toContain(colleague.id);
    }
    for (const text of (await read(manager, id)).texts) {
      expect(text).toContain(worker.id);
      expect(text).not.toContain(colleague.id);
    }
  });

  test('finds no team that the caller does not see', async () => {
    const { organizationId, worker, admin } = await aTeam(gateway.orm);
    const limited = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
    await aCrew(gateway.orm, { organizationId, members: [worker], leads: [limited] });
    const other = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', members: [worker, limited] });
    const foreign = await aCrew(gateway.orm, { organizationId: (await aUser(gateway.orm)).organizationId });

    for (const [by, id] of [
      [limited, other.id],
      [limited, newId()],
      [admin, foreign.id],
      [admin, 'nonsense'],
    ] as const) {
      const { rest, graphql } = await read(by, id);
      expect(rest).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', message: 'Team not found' } });
      const [error] = graphql.body.errors;
      expect(error).toMatchObject({ message: 'Team not found', extensions: { code: 'NOT_FOUND' } });
    }
  });
});

test.each(Object.entries(files))('writes the file of %s for a team, with its name', async (_name, path) => {
  const team = await withWork(await aTeam(gateway.orm));
  const { organizationId, worker, colleague, manager } = team;
  const { id } = await aCrew(gateway.orm, { organizationId, name: 'Équipe Jardin', members: [worker] });
  const { body, headers } = await gateway.rest(manager, 'GET', `${path}&teamId=${id}`);
  expect(String(body)).toContain(worker.id);
  expect(String(body)).not.toContain(colleague.id);
  expect(headers['content-disposition']).toContain('-2026-07-12-to-2026-07-18-equipe-jardin.csv');
  expect(await gateway.rest(manager, 'GET', `${path}&teamId=${newId()}`)).toMatchObject({ status: 404 });
});

test('lets a worker filter by the teams of today, and sees only the worker', async () => {
  const { organizationId, worker, colleague } = await withWork(await aTeam(gateway.orm));
  const own = await aCrew(gateway.orm, { organizationId, members: [worker, colleague] });
  const ended = { user: worker, fromDate: '2026-01-01', toDate: '2026-07-15' };
  const former = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', members: [ended, colleague] });
  for (const path of ['/api/users?', '/api/timesheets?', '/api/schedules?', `/api/schedules/days?${dates}`]) {
    const found = await gateway.rest(worker, 'GET', restOf(path, own.id));
    expect(JSON.stringify(found.body)).toContain(worker.id);
    expect(JSON.stringify(found.body)).not.toContain(colleague.id);
    expect(await gateway.rest(worker, 'GET', restOf(path, former.id))).toMatchObject({ status: 404 });
  }
});

test('approves the timesheets of a team alone', async () => {
  const { organizationId, worker, manager } = await withWork(await aTeam(gateway.orm));
  const { id } = await aCrew(gateway.orm, { organizationId, members: [worker] });
  const approve = (input: object) => gateway.rest(manager, 'POST', '/api/timesheets/approve', input);
  expect(await approve({ teamId: newId() })).toMatchObject({ status: 404 });
  expect((await approve({ teamId: id })).body).toMatchObject({ approved: 1, skipped: 0 });
  expect((await approve({})).body).toMatchObject({ approved: 1 });
});

test('sums the week of a team', async () => {
  const { organizationId, worker, manager } = await withWork(await aTeam(gateway.orm));
  const { id } = await aCrew(gateway.orm, { organizationId, members: [worker] });
  const read = async (teamId: string | null) => {
    const field = 'timesheetWeek(weekOf: "2026-07-15", teamId: $team) { totals { totalMinutes timeOffMinutes } }';
    const { body } = await gateway.graphql(manager, `query ($team: ID) { viewer { ${field} } }`, { team: teamId });
    return body.data.viewer.timesheetWeek.totals;
  };
  expect(await read(null)).toEqual({ totalMinutes: 960, timeOffMinutes: 960 });
  expect(await read(id)).toEqual({ totalMinutes: 480, timeOffMinutes: 480 });
});
