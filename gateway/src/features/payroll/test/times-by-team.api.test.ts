import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import { aUser } from '../../identity/test/builders.js';
import { aCrew } from '../../teams/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const dates = 'startDate=2026-11-06&endDate=2026-11-14';

/** Two people who worked for two teams, and without a team. The manager leads one of them. */
async function anOrganization() {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId, user } = owner;
  const { user: other } = await createActor(gateway, 'WORKER', { organizationId });
  const manager = await aUser(gateway.orm, { organizationId, role: 'MANAGER', reach: 'TEAMS' });
  const garden = await aCrew(gateway.orm, { organizationId, members: [other], leads: [manager] });
  const stone = await aCrew(gateway.orm, { organizationId, name: 'Stone crew', members: [user] });
  const work = async (person: typeof user, day: string, hours: number, team: { id: string } | null) => {
    const [from, to] = [`2026-11-${day}T15:00:00Z`, `2026-11-${day}T${15 + hours}:00:00Z`];
    const { id } = await anApprovedTimesheet(gateway.orm, person, [from, to]);
    await gateway.orm.em.fork().execute('update timesheets set team_id = ? where id = ?', [team?.id ?? null, id]);
  };
  await work(user, '06', 2, stone);
  await work(user, '10', 4, garden);
  await work(user, '11', 3, null);
  await work(other, '10', 5, garden);
  return { owner, manager, user, other, garden, stone };
}

const read = async (by: Actor | Awaited<ReturnType<typeof aUser>>, query: string) =>
  (await gateway.rest(by, 'GET', `/api/reports?${dates}&${query}`)).body;

describe('hours by team', () => {
  test('have a row for each team, and work without a team last', async () => {
    const { owner, garden, stone } = await anOrganization();
    const report = await read(owner, 'type=TIMES_BY_TEAM');
    expect(report).toMatchObject({ scope: { everyone: true, teams: [] }, teamId: null, rowCount: 3 });
    expect(report.columns.map(({ key }: { key: string }) => key)).toEqual([
      'teamId',
      'team',
      'workedMinutes',
      'people',
    ]);
    expect(report.rows).toEqual([
      { teamId: garden.id, team: 'Garden crew', workedMinutes: 540, workedHours: 9, people: 2 },
      { teamId: stone.id, team: 'Stone crew', workedMinutes: 120, workedHours: 2, people: 1 },
      { teamId: null, team: 'No team', workedMinutes: 180, workedHours: 3, people: 1 },
    ]);
    expect(report.totals).toEqual({ workedMinutes: 840, workedHours: 14 });
    expect((await read(owner, 'type=TIMES_BY_EMPLOYEE')).totals).toMatchObject(report.totals);
  });

  test('are a column for each workweek, and files', async () => {
    const { owner, garden, stone } = await anOrganization();
    const path = `/api/reports/work-by-time?${dates}&rows=TEAM&columns=WEEK`;
    const { body } = await gateway.rest(owner, 'GET', path);
    expect(body.rows).toMatchObject([
      { id: garden.id, name: 'Garden crew', minutes: 540, cells: [0, 540] },
      { id: stone.id, name: 'Stone crew', minutes: 120, cells: [120, 0] },
      { id: null, name: 'No team', minutes: 180, cells: [0, 180] },
    ]);
    const byTime = await gateway.rest(owner, 'GET', path.replace('?', '/export?'));
    expect(byTime.headers['content-disposition']).toContain('times-by-team-by-week-2026-11-06-to-2026-11-14.csv');
    expect(byTime.text.split('\r\n')[0]).toMatch(/^Team,.*,teamId$/);
    const file = await gateway.rest(owner, 'GET', `/api/reports/export?type=TIMES_BY_TEAM&${dates}`);
    expect(file.headers['content-disposition']).toContain('times-by-team-2026-11-06-to-2026-11-14.csv');
    expect(file.text.split('\r\n')[1]).toMatch(/^Garden crew,9\.00,540,2,/);
  });

  test('stay those of the teams after the period was closed', async () => {
    const { owner, garden } = await anOrganization();
    const before = await read(owner, 'type=TIMES_BY_TEAM');
    const periods = (await gateway.rest(owner, 'GET', '/api/pay-periods?around=2026-11-07')).body;
    for (const { startDate, endDate } of periods) {
      if (endDate >= '2026-11-06' && endDate < '2026-11-15')
        expect(await gateway.rest(owner, 'POST', '/api/pay-periods/close', { startDate })).toMatchObject({
          status: 200,
        });
    }
    expect((await read(owner, 'type=TIMES_BY_TEAM')).rows).toEqual(before.rows);
    expect((await read(owner, `type=TIMES_BY_TEAM&teamId=${garden.id}`)).rows).toMatchObject([
      { teamId: garden.id, workedMinutes: 300, people: 1 },
    ]);
  });
});

describe('the scope of a report', () => {
  test('is the teams that a restricted manager leads, whose names end the name of the file', async () => {
    const { manager, other, garden } = await anOrganization();
    const report = await read(manager, 'type=TIMES_BY_EMPLOYEE');
    expect(report.scope).toEqual({ everyone: false, teams: [{ id: garden.id, name: 'Garden crew' }] });
    expect(report.rows).toMatchObject([{ userId: other.id, workedMinutes: 300 }]);
    for (const path of [
      `/api/reports/export?type=TIMES_BY_JOB&${dates}`,
      `/api/reports/work-matrix/export?${dates}`,
      `/api/reports/work-by-time/export?${dates}&rows=JOB&columns=DAY`,
    ]) {
      const { headers } = await gateway.rest(manager, 'GET', path);
      expect(headers['content-disposition']).toContain('-2026-11-06-to-2026-11-14-garden-crew.csv');
    }
  });

  test('is the team of the filter', async () => {
    const { owner, user, stone } = await anOrganization();
    const fields =
      '{ teamId scope { everyone teams { id name } } sums { ... on TimesByEmployeeSums { workedMinutes } } }';
    const document = `query ($team: ID) { viewer {
      report(type: TIMES_BY_EMPLOYEE, startDate: "2026-11-06", endDate: "2026-11-14", teamId: $team) ${fields} } }`;
    const { body } = await gateway.graphql(owner, document, { team: stone.id });
    expect(body.data.viewer.report).toEqual({
      teamId: stone.id,
      scope: { everyone: false, teams: [{ id: stone.id, name: 'Stone crew' }] },
      sums: { workedMinutes: 540 },
    });
    expect((await read(owner, `type=TIMES_BY_EMPLOYEE&teamId=${stone.id}`)).rows).toMatchObject([{ userId: user.id }]);
  });
});
