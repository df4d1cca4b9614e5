import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { changeSettings } from '../../src/features/organization/test/builders.js';
import { anApprovedTimesheet, startPayroll } from '../../src/features/payroll/test/calls.js';
import { createActor, type TestGateway } from '../harness/index.js';
import { installExample } from '../harness/install-example.js';
import { type ClientName, ClientProcess } from './client-process.js';

let gateway: TestGateway;
beforeAll(async () => {
  await installExample('payroll-sync-graphql');
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-08&endDate=2026-11-14';

/** The columns of the client's table, and their names in the APIs. */
const sums = ['regularMinutes', 'overtimeMinutes', 'doubleTimeMinutes', 'ptoMinutes', 'unpaidBreakMinutes'] as const;
type Sums = Readonly<Record<(typeof sums)[number], number | string>>;

const numbersOf = (totals: Sums) => sums.map((name) => Number(totals[name]));

function sumRows(rows: readonly Sums[]): number[] {
  return sums.map((name) => rows.reduce((sum, row) => sum + Number(row[name]), 0));
}

/** Three employees in California: long days, a rounded punch, short and long breaks, and two days off. */
async function aCrew() {
  const owner = await createActor(gateway, 'OWNER', undefined, { firstName: 'Ada' });
  const { organizationId } = owner;
  await changeSettings(gateway.orm, organizationId, { overtimeRule: 'CALIFORNIA', roundingRule: '6min' });
  const bo = await createActor(gateway, 'WORKER', { organizationId }, { firstName: 'Bo' });
  const cy = await createActor(gateway, 'WORKER', { organizationId }, { firstName: 'Cy' });
  for (const day of ['09', '10', '11', '12', '13', '14']) {
    const at = (time: string) => `2026-11-${day}T${time}Z`;
    await anApprovedTimesheet(gateway.orm, bo.user, [at('14:58:30'), at('23:31:12')], [at('18:00:00'), at('18:45:30')]);
    await anApprovedTimesheet(gateway.orm, cy.user, [at('09:00:00'), at('22:17:00')], [at('12:00:00'), at('12:20:00')]);
  }
  const em = gateway.orm.em.fork();
  const [policy] = await em.execute<{ id: string }[]>(
    "insert into pto_policies (organization_id, id, name) values (?, uuidv7(), 'Vacation') returning id",
    [organizationId],
  );
  await em.execute(
    `insert into pto_requests (organization_id, user_id, policy_id, start_date, end_date, hours, status, created_at,
       decided_at, decided_by_id) values (?, ?, ?, '2026-11-13', '2026-11-16', 16, 'APPROVED', now(), now(), ?)`,
    [organizationId, owner.user.id, policy?.id, owner.user.id],
  );
  return owner;
}

test('the report screen, its file, GraphQL, REST, both payroll files and the example clients have the same totals', async () => {
  const { headers } = await aCrew();
  const key = { name: 'Payroll', scopes: ['payroll:read'] };
  const { secret } = (await gateway.rest({ headers }, 'POST', '/api/api-keys', key)).body;
  const bearer = { authorization: `Bearer ${secret}` };

  const settings = { TIMETRACK_URL: await gateway.url(), TIMETRACK_KEY: secret };
  const runPayroll = (name: ClientName) => ClientProcess.start(name, settings, 'payroll', '2026-11-08', '2026-11-14');
  const client = await runPayroll('payroll-sync').end();
  expect(client).toMatchObject({ code: 0, errors: '' });
  expect(await runPayroll('payroll-sync-graphql').end()).toEqual(client);
  const table = client.lines.map((line) => line.split(/ {2,}/));
  const [, ...rows] = table.map(([name, ...cells]) => [name, ...cells.slice(0, sums.length).map(Number)]);

  const people = (await gateway.rest({ headers: bearer }, 'GET', `/api/payroll?${week}`)).body;
  const total = sumRows(people);
  expect(total.every((minutes) => minutes > 0)).toBe(true);
  expect(rows).toEqual([
    ...people.map((entry: Sums & { user: { firstName: string; lastName: string } }) => [
      `${entry.user.firstName} ${entry.user.lastName}`,
      ...numbersOf(entry),
    ]),
    ['Total', ...total],
  ]);

  const document = `{ viewer { payrollExport(startDate: "2026-11-08", endDate: "2026-11-14") { nodes: edges { node { ${sums.join(' ')} } } } } }`;
  const { data } = (await gateway.graphql({ headers: bearer }, document)).body;
  expect(sumRows(data.viewer.payrollExport.nodes.map(({ node }: { node: Sums }) => node))).toEqual(total);

  const rowsOf = async (address: string) =>
    parse((await gateway.rest({ headers }, 'GET', address)).text, { columns: true }) as Record<string, string>[];
  expect(sumRows((await rowsOf(`/api/payroll?format=csv&${week}`)) as never)).toEqual(total);
  const lines = await rowsOf(`/api/payroll?format=csv&rows=lines&${week}`);
  const kinds = ['REGULAR', 'OVERTIME', 'DOUBLE_TIME', 'PTO'];
  const minutesOf = (kind: string) => lines.filter((line) => line.kind === kind).map(({ minutes }) => Number(minutes));
  expect(kinds.map((kind) => minutesOf(kind).reduce((sum, minutes) => sum + minutes, 0))).toEqual(total.slice(0, 4));

  const summary = (await gateway.rest({ headers }, 'GET', `/api/reports?type=PAYROLL_SUMMARY&${week}`)).body.totals;
  expect(numbersOf(summary).slice(0, 4)).toEqual(total.slice(0, 4));
  const byEmployee = (await gateway.rest({ headers }, 'GET', `/api/reports?type=TIMES_BY_EMPLOYEE&${week}`)).body
    .totals;
  expect(byEmployee.unpaidBreakMinutes).toBe(total[4]);
  expect(byEmployee.workedMinutes).toBe((total[0] ?? 0) + (total[1] ?? 0) + (total[2] ?? 0));
  const file = await rowsOf(`/api/reports/export?type=PAYROLL_SUMMARY&${week}`);
  const headings = ['Regular', 'Overtime', 'Double time', 'Paid time off'].map((label) => `${label} (minutes)`);
  const sumColumn = (heading: string) => file.reduce((sum, row) => sum + Number(row[heading]), 0);
  expect(headings.map(sumColumn)).toEqual(total.slice(0, 4));
});
