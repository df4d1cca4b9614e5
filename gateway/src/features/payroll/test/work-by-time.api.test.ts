import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const dates = 'startDate=2026-11-06&endDate=2026-11-14';

async function anOrganization() {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId, user } = owner;
  const other = await createActor(gateway, 'WORKER', { organizationId });
  const roof = await aJob(gateway.orm, { organizationId, name: 'Roof' });
  const work = async (person: typeof user, day: string, hours: number, job: { id: string } | null) => {
    const [from, to] = [`2026-11-${day}T15:00:00Z`, `2026-11-${day}T${15 + hours}:00:00Z`];
    const { id } = await anApprovedTimesheet(gateway.orm, person, [from, to]);
    await gateway.orm.em.fork().execute('update timesheets set job_id = ? where id = ?', [job?.id ?? null, id]);
  };
  await work(user, '06', 2, roof);
  await work(user, '10', 4, roof);
  await work(user, '11', 3, null);
  await work(other.user, '10', 5, roof);
  return { owner, user, other: other.user, roof };
}

type Owner = Awaited<ReturnType<typeof anOrganization>>['owner'];

const readRest = async (owner: Owner, query: string) =>
  (await gateway.rest(owner, 'GET', `/api/reports/work-by-time?${dates}&${query}`)).body;

const document = `query ($startDate: Date!, $endDate: Date!, $rows: WorkRows!, $columns: WorkColumns!) {
  viewer { workByTime(startDate: $startDate, endDate: $endDate, rows: $rows, columns: $columns) {
    startDate endDate timezone columns { startDate endDate minutes hours } rows { id name employeeNumber minutes hours cells }
    rowCount minutes hours
  } }
}`;

describe('work by time', () => {
  test('has a row for each person and a column for each workweek, and adds up', async () => {
    const { owner, user, other } = await anOrganization();
    const work = await readRest(owner, 'rows=EMPLOYEE&columns=WEEK');
    expect(work).toMatchObject({ minutes: 840, hours: 14, rowCount: 2, timezone: 'America/Denver', closedAt: null });
    expect(work.columns).toEqual([
      { startDate: '2026-11-06', endDate: '2026-11-07', minutes: 120, hours: 2 },
      { startDate: '2026-11-08', endDate: '2026-11-14', minutes: 720, hours: 12 },
    ]);
    const cellsOf = (id: string) => work.rows.find((row: { id: string }) => row.id === id);
    expect(cellsOf(user.id)).toMatchObject({ minutes: 540, cells: [120, 420] });
    expect(cellsOf(other.id)).toMatchObject({ minutes: 300, cells: [0, 300] });
  });

  test('has a row for each job and a column for each day, work without a job last', async () => {
    const { owner, roof } = await anOrganization();
    const work = await readRest(owner, 'rows=JOB&columns=DAY');
    expect(work.columns).toHaveLength(9);
    expect(work.rows).toEqual([
      {
        id: roof.id,
        name: 'Roof',
        employeeNumber: null,
        minutes: 660,
        hours: 11,
        cells: [120, 0, 0, 0, 540, 0, 0, 0, 0],
      },
      { id: null, name: 'No job', employeeNumber: null, minutes: 180, hours: 3, cells: [0, 0, 0, 0, 0, 180, 0, 0, 0] },
    ]);
  });

  test('is the same over GraphQL', async () => {
    const { owner } = await anOrganization();
    const variables = { startDate: '2026-11-06', endDate: '2026-11-14', rows: 'JOB', columns: 'WEEK' };
    const { body } = await gateway.graphql(owner, document, variables);
    const { closedAt: _closedAt, ...rest } = await readRest(owner, 'rows=JOB&columns=WEEK');
    expect(body.data.viewer.workByTime).toEqual(rest);
  });

  test('agrees with the report of the same dates', async () => {
    const { owner } = await anOrganization();
    const { body } = await gateway.rest(owner, 'GET', `/api/reports?type=TIMES_BY_EMPLOYEE&${dates}`);
    const work = await readRest(owner, 'rows=EMPLOYEE&columns=DAY');
    expect(work.minutes).toBe(body.totals.workedMinutes);
    expect(work.rows.map(({ minutes }: { minutes: number }) => minutes)).toEqual(
      body.rows.map(({ workedMinutes }: { workedMinutes: number }) => workedMinutes),
    );
  });

  test('is a file with two columns for each week', async () => {
    const { owner, other } = await anOrganization();
    const query = `${dates}&rows=EMPLOYEE&columns=WEEK`;
    const { status, text, headers } = await gateway.rest(owner, 'GET', `/api/reports/work-by-time/export?${query}`);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="times-by-employee-by-week-2026-11-06-to-2026-11-14.csv"',
    ]);
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toBe(
      'Employee,Employee number,2026-11-06 to 2026-11-07 (hours),2026-11-06 to 2026-11-07 (minutes),2026-11-08 to 2026-11-14 (hours),2026-11-08 to 2026-11-14 (minutes),Total (hours),Total (minutes),userId',
    );
    const line = lines
      .find((one) => one.endsWith(other.id))
      ?.split(',')
      .slice(2, -1);
    expect(line).toEqual(['0.00', '0', '5.00', '300', '5.00', '300']);
  });

  test('never shows work of another organization', async () => {
    await anOrganization();
    const owner = await createActor(gateway, 'OWNER');
    expect(await readRest(owner, 'rows=JOB&columns=WEEK')).toMatchObject({ rowCount: 0, minutes: 0 });
  });

  test.each([
    ['more than 62 days by day', 'startDate=2026-09-01&endDate=2026-11-14&rows=JOB&columns=DAY', 'endDate'],
    ['dates that are not in order', 'startDate=2026-11-08&endDate=2026-11-01&rows=JOB&columns=WEEK', 'endDate'],
    ['unknown columns', 'startDate=2026-11-01&endDate=2026-11-08&rows=JOB&columns=YEAR', 'columns'],
  ])('rejects %s', async (_name, query, field) => {
    const owner = await createActor(gateway, 'OWNER');
    const { status, body } = await gateway.rest(owner, 'GET', `/api/reports/work-by-time?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});
