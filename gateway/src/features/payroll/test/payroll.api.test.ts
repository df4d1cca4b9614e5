import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { createActor, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-08&endDate=2026-11-14';

/** Five days of nine hours from 8:00 in Denver, with half an hour of lunch on the first: 44.5 hours. */
async function aLongWeek() {
  const person = await createActor(gateway, 'OWNER');
  for (const day of ['09', '10', '11', '12', '13']) {
    const lunch: readonly [string?, string?] = day === '09' ? ['2026-11-09T19:00:00Z', '2026-11-09T19:30:00Z'] : [];
    await anApprovedTimesheet(
      gateway.orm,
      person.user,
      [`2026-11-${day}T15:00:00Z`, `2026-11-${day}T24:00:00Z`],
      lunch,
    );
  }
  return person;
}

interface Row {
  readonly [column: string]: string;
}
const rowsOf = (csv: string) => parse(csv, { columns: true }) as Row[];

describe('the payroll', () => {
  test('is the same through GraphQL, REST, both files and every report', async () => {
    const { headers, user } = await aLongWeek();
    const { body } = await gateway.rest({ headers }, 'GET', `/api/payroll?${week}`);
    expect(body).toHaveLength(1);
    const [entry] = body;
    expect(entry).toMatchObject({
      user: { id: user.id, firstName: 'Ada', email: user.email },
      regularMinutes: 2400,
      overtimeMinutes: 270,
      doubleTimeMinutes: 0,
      ptoMinutes: 0,
      unpaidBreakMinutes: 30,
      jobs: [{ job: null, minutes: 2670, hours: 44.5 }],
      exceptions: [],
    });
    const { payrollIds, ...person } = entry.user;
    expect(payrollIds).toEqual({});
    const fields = `regularMinutes overtimeMinutes doubleTimeMinutes ptoMinutes unpaidBreakMinutes
      mealPremiumMinutes restPremiumMinutes qualifiedOvertimeMinutes exempt overtimeRule
      user { id firstName lastName email employeeNumber } jobs { job { id name } minutes hours }
      lines { date timesheetId kind minutes rule: payRule explanation job { id name } policy { id name } requestId earningCode hours
        adjusts { startDate endDate } }
      hours { regular overtime doubleTime mealPremium restPremium pto total }
      workweeks { startDate endDate qualifiedOvertime { minutes explanation notQualifying { rule minutes explanation } } jobs { job { id name } regularMinutes overtimeMinutes doubleTimeMinutes } } exceptions { code date timesheetId message }`;
    const dates = 'startDate: "2026-11-08", endDate: "2026-11-14"';
    const response = await gateway.graphql(
      { headers },
      `{ viewer { payrollExport(${dates}) { totalCount edges { node { ${fields} } } }
         personPay(userId: "${user.id}", ${dates}) { ${fields} } } }`,
    );
    expect(response.body.errors).toBeUndefined();
    expect(response.body.data.viewer.payrollExport.edges).toEqual([{ node: { ...entry, user: person } }]);
    expect(response.body.data.viewer.personPay).toEqual({ ...entry, user: person });

    const people = rowsOf((await gateway.rest({ headers }, 'GET', `/api/payroll?format=csv&${week}`)).text);
    expect(people).toMatchObject([{ userId: user.id, regularMinutes: '2400', overtimeMinutes: '270' }]);
    const lines = rowsOf((await gateway.rest({ headers }, 'GET', `/api/payroll?format=csv&rows=lines&${week}`)).text);
    expect(lines.map(({ date, kind, minutes, rule }) => [date, kind, Number(minutes), rule])).toEqual(
      entry.lines.map((line: { date: string; kind: string; minutes: number; rule: string }) => [
        line.date,
        line.kind,
        line.minutes,
        line.rule,
      ]),
    );

    const report = async (type: string) =>
      (await gateway.rest({ headers }, 'GET', `/api/reports?type=${type}&${week}`)).body;
    const byEmployee = await report('TIMES_BY_EMPLOYEE');
    expect(byEmployee.rows).toMatchObject([{ userId: user.id, workedMinutes: 2670, regularMinutes: 2400 }]);
    expect(byEmployee.totals).toMatchObject({ workedMinutes: 2670, overtimeMinutes: 270, unpaidBreakMinutes: 30 });
    expect((await report('PAYROLL_SUMMARY')).totals).toMatchObject({ regularMinutes: 2400, paidMinutes: 2670 });
    expect((await report('TIMES_BY_JOB')).totals).toMatchObject({ workedMinutes: 2670 });
    const file = rowsOf(
      (await gateway.rest({ headers }, 'GET', `/api/reports/export?type=PAYROLL_SUMMARY&${week}`)).text,
    );
    expect(file).toMatchObject([{ 'Regular (minutes)': '2400', 'Overtime (minutes)': '270' }]);
  });

  test('is available to an API key with the scope and to no other key', async () => {
    const { headers } = await aLongWeek();
    const aKey = async (scope: string) => {
      const { body } = await gateway.rest({ headers }, 'POST', '/api/api-keys', { name: 'Payroll', scopes: [scope] });
      return { authorization: `Bearer ${body.secret}` };
    };
    const key = await aKey('payroll:read');
    expect((await gateway.rest({ headers: key }, 'GET', `/api/payroll?${week}`)).body).toMatchObject([
      { overtimeMinutes: 270 },
    ]);
    expect((await gateway.rest({ headers: key }, 'GET', `/api/payroll?format=csv&${week}`)).status).toBe(200);
    expect((await gateway.rest({ headers: await aKey('timesheets:read') }, 'GET', `/api/payroll?${week}`)).status).toBe(
      403,
    );
    expect((await gateway.rest({ headers: key }, 'GET', `/api/reports?type=PAYROLL_SUMMARY&${week}`)).status).toBe(403);
  });

  test('never includes another organization', async () => {
    const { user } = await aLongWeek();
    const otherOwner = await createActor(gateway, 'OWNER');
    expect((await gateway.rest(otherOwner, 'GET', `/api/payroll?${week}`)).text).not.toContain(user.id);
    expect((await gateway.rest(otherOwner, 'GET', `/api/payroll/people/${user.id}?${week}`)).status).toBe(404);
  });

  test('includes everyone active, and people who left with hours to be paid', async () => {
    const { headers, organizationId } = await createActor(gateway, 'OWNER');
    const idle = await createActor(gateway, 'WORKER', { organizationId });
    const leaver = await createActor(gateway, 'WORKER', { organizationId });
    const leaverWithoutHours = await createActor(gateway, 'WORKER', { organizationId });
    await anApprovedTimesheet(gateway.orm, leaver.user, ['2026-11-09T15:00:00Z', '2026-11-09T23:00:00Z']);
    for (const { user } of [leaver, leaverWithoutHours]) {
      await gateway.orm.em.fork().execute("update users set status = 'DISABLED' where id = ?", [user.id]);
    }
    const { body } = await gateway.rest({ headers }, 'GET', `/api/payroll?${week}`);
    const ids = body.map((entry: { user: { id: string } }) => entry.user.id);
    expect(ids).toContain(idle.user.id);
    expect(ids).toContain(leaver.user.id);
    expect(ids).not.toContain(leaverWithoutHours.user.id);
  });

  test('has the same entries page by page as all at once', async () => {
    const { headers, organizationId } = await createActor(gateway, 'OWNER');
    for (const firstName of ['Bo', 'Cy', 'Di']) await createActor(gateway, 'WORKER', { organizationId }, { firstName });
    const all = (await gateway.rest({ headers }, 'GET', `/api/payroll?${week}`)).body;
    const paged: unknown[] = [];
    for (let next: string | undefined = `/api/payroll?limit=1&${week}`; next; ) {
      const { body, headers: responseHeaders } = await gateway.rest({ headers }, 'GET', next);
      paged.push(...body);
      next = /<http:\/\/[^/]+([^>]+)>/.exec(String(responseHeaders.link ?? ''))?.[1];
    }
    expect(paged).toEqual(all);
    expect(all.map((entry: { user: { firstName: string } }) => entry.user.firstName)).toEqual([
      'Ada',
      'Bo',
      'Cy',
      'Di',
    ]);
  });

  test.each([
    ['a missing range', '', { startDate: 'Start date is required', endDate: 'End date is required' }],
    [
      'a date that does not exist',
      'startDate=2026-02-30&endDate=2026-03-01',
      { startDate: 'Start date must be a date such as 2026-03-08' },
    ],
    [
      'an end before the start',
      'startDate=2026-03-02&endDate=2026-03-01',
      { endDate: 'End date must not be before the start date' },
    ],
    [
      'a range of more than a year',
      'startDate=2024-01-01&endDate=2025-01-01',
      { endDate: 'A date range can have at most 366 days' },
    ],
    ['an unknown format', `${week}&format=xml`, { format: 'Format must be json or csv' }],
  ])('rejects %s', async (_name, query, fields) => {
    const { headers } = await createActor(gateway, 'OWNER');
    const { status, body } = await gateway.rest({ headers }, 'GET', `/api/payroll?${query}`);
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('reads everything that pay depends on with one statement, and codes only for lines', async () => {
    const { headers } = await aLongWeek();
    const read = async (rows: string) => {
      const path = `/api/payroll?format=csv&rows=${rows}&${week}`;
      const statements = await statementsOf(() => gateway.rest({ headers }, 'GET', path));
      const count = (table: string) => statements.filter((text) => text.includes(table)).length;
      return [count('punches_of_people'), count('earning_codes')];
    };
    expect(await read('people')).toEqual([1, 0]);
    expect(await read('lines')).toEqual([1, 1]);
  });

  test('has the same sums in a page without lines', async () => {
    const { headers } = await aLongWeek();
    const sums = 'regularMinutes overtimeMinutes unpaidBreakMinutes hours { regular overtime total } jobs { minutes }';
    const readPage = async (fields: string) => {
      const query = `{ viewer { payrollExport(startDate: "2026-11-08", endDate: "2026-11-14") { edges { node { ${fields} } } } } }`;
      return (await gateway.graphql({ headers }, query)).body.data.viewer.payrollExport.edges[0].node;
    };
    const { lines, ...withLines } = await readPage(`${sums} lines { minutes }`);
    expect(lines).toHaveLength(6);
    expect(await readPage(sums)).toEqual(withLines);
  });

  test('is forbidden to managers and workers, even with invalid input', async () => {
    for (const role of ['MANAGER', 'WORKER'] as const) {
      const { headers } = await createActor(gateway, role);
      expect((await gateway.rest({ headers }, 'GET', '/api/payroll?startDate=nonsense')).status).toBe(403);
    }
  });
});
