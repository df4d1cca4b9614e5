import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { createActor, statementsOf, type TestGateway } from '../../../../test/harness/index.js';
import { newId } from '../../../platform/database/ids.js';
import { anOvertimeRule } from '../../employment/test/builders.js';
import { aJob } from '../../jobs/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-08&endDate=2026-11-14';

async function report(type: string, headers: Record<string, string>, range = week) {
  const { status, body } = await gateway.rest({ headers }, 'GET', `/api/reports?type=${type}&${range}`);
  expect(status).toBe(200);
  return body;
}

async function requestTimeOff(organizationId: string, userId: string, policy: string, status: string, hours: number) {
  const em = gateway.orm.em.fork();
  const decided = status === 'APPROVED';
  const policyId = newId();
  await em.execute('insert into pto_policies (organization_id, id, name) values (?, ?, ?)', [
    organizationId,
    policyId,
    policy,
  ]);
  await em.execute(
    `insert into pto_requests (organization_id, user_id, policy_id, start_date, end_date, hours, status, created_at,
       decided_at, decided_by_id) values (?, ?, ?, '2026-11-12', '2026-11-17', ?, ?, now(), ?, ?)`,
    [organizationId, userId, policyId, hours, status, decided ? new Date() : null, decided ? userId : null],
  );
}

describe('a report', () => {
  test('includes the time zone, workweek, rounding and overtime rule under which it was computed', async () => {
    const { headers, organizationId } = await createActor(gateway, 'ACCOUNTANT');
    await changeSettings(gateway.orm, organizationId, {
      roundingRule: '15min',
      overtimeRule: 'CALIFORNIA',
      workweekStartsOn: 'MONDAY',
    });
    const settings = {
      timezone: 'America/Denver',
      roundingRule: '15min',
      overtimeRule: 'CALIFORNIA',
      workweekStartsOn: 'MONDAY',
    };
    expect(await report('PAYROLL_SUMMARY', headers)).toMatchObject({ ...settings, closedAt: null });
    expect(await report('PTO_SUMMARY', headers)).toMatchObject(settings);
  });

  test('lists times by job with work without a job last, and counts the people on each job', async () => {
    const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
    const other = await createActor(gateway, 'WORKER', { organizationId });
    const job = await aJob(gateway.orm, { organizationId, name: 'Roof 9' });
    for (const person of [user, other.user]) {
      const sheet = await anApprovedTimesheet(gateway.orm, person, ['2026-11-09T15:00:00Z', '2026-11-09T19:00:00Z']);
      await gateway.orm.em.fork().execute('update timesheets set job_id = ? where id = ?', [job.id, sheet.id]);
    }
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-10T15:00:00Z', '2026-11-10T16:01:00Z']);
    const { rows, totals } = await report('TIMES_BY_JOB', headers);
    expect(rows).toEqual([
      { jobId: job.id, job: 'Roof 9', workedMinutes: 480, workedHours: 8, people: 2 },
      { jobId: null, job: 'No job', workedMinutes: 61, workedHours: 1.02, people: 1 },
    ]);
    expect(totals).toEqual({ workedMinutes: 541, workedHours: 9.02 });
  });

  test('counts the hours of paid time off in the range by policy and status', async () => {
    const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
    // Thursday to Tuesday: two of its four weekdays are in the week.
    await requestTimeOff(organizationId, user.id, 'Vacation', 'APPROVED', 32);
    await requestTimeOff(organizationId, user.id, 'Sick leave', 'PENDING', 8);
    await requestTimeOff(organizationId, user.id, 'Unpaid', 'CANCELED', 8);
    const { rows, totals } = await report('PTO_SUMMARY', headers);
    expect(rows).toMatchObject([
      { userId: user.id, policy: 'Sick leave', requests: 1, approvedMinutes: 0, pendingMinutes: 240, paidMinutes: 0 },
      { userId: user.id, policy: 'Vacation', requests: 1, approvedMinutes: 960, pendingMinutes: 0, paidMinutes: 960 },
    ]);
    expect(totals).toMatchObject({ requests: 2, approvedMinutes: 960, pendingMinutes: 240, paidMinutes: 960 });
    expect((await report('PAYROLL_SUMMARY', headers)).totals.ptoMinutes).toBe(totals.paidMinutes);
  });

  test('lists the days within its dates on which other rules begin', async () => {
    const { headers } = await createActor(gateway, 'OWNER');
    for (const [overtimeRule, effectiveFrom] of [
      ['CALIFORNIA', '2026-11-08'],
      ['NONE', '2026-11-11'],
    ]) {
      await gateway.rest({ headers }, 'PATCH', '/api/organization', { overtimeRule, effectiveFrom });
    }
    const read = async (range: string) => {
      const { overtimeRule, ruleChanges } = await report('PAYROLL_SUMMARY', headers, range);
      return [overtimeRule, ruleChanges];
    };
    expect(await read(week)).toEqual(['NONE', ['2026-11-11']]);
    expect(await read('startDate=2026-11-07&endDate=2026-11-10')).toEqual(['CALIFORNIA', ['2026-11-08']]);
    expect(await read('startDate=2026-11-11&endDate=2026-11-14')).toEqual(['NONE', []]);
  });

  test('lists the day on which another custom rule begins', async () => {
    const { headers, organizationId } = await createActor(gateway, 'OWNER');
    for (const [name, effectiveFrom] of [
      ['Days', '2026-11-01'],
      ['Nights', '2026-11-11'],
    ] as const) {
      const { id: customRuleId } = await anOvertimeRule(gateway.orm, { organizationId, name });
      const change = { overtimeRule: 'CUSTOM', customRuleId, effectiveFrom };
      expect((await gateway.rest({ headers }, 'PATCH', '/api/organization', change)).status).toBe(200);
    }
    expect((await report('PAYROLL_SUMMARY', headers, week)).ruleChanges).toEqual(['2026-11-11']);
  });

  test('has no rows and totals of 0 for dates without work', async () => {
    const { headers } = await createActor(gateway, 'OWNER');
    for (const type of ['TIMES_BY_EMPLOYEE', 'TIMES_BY_JOB', 'PAYROLL_SUMMARY', 'PTO_SUMMARY']) {
      const { rows, rowCount, totals } = await report(type, headers, 'startDate=2020-01-01&endDate=2020-01-31');
      expect([rows, rowCount, Object.values(totals).filter(Boolean)]).toEqual([[], 0, []]);
    }
  });

  test('is a file whose names spreadsheets do not run as formulas', async () => {
    const { headers, user } = await createActor(gateway, 'OWNER', undefined, { firstName: '=HYPERLINK("http://x")' });
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z']);
    const response = await gateway.rest({ headers }, 'GET', `/api/reports/export?type=TIMES_BY_EMPLOYEE&${week}`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="times-by-employee-2026-11-08-to-2026-11-14.csv"',
      'cache-control': 'no-store',
    });
    const [row] = parse(response.text, { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      Employee: '\'=HYPERLINK("http://x") Marsh',
      'Worked (minutes)': '60',
      Timezone: 'America/Denver',
      'Overtime rule': 'FLSA',
    });
  });

  test.each(['TIMES_BY_EMPLOYEE', 'TIMES_BY_JOB', 'PAYROLL_SUMMARY', 'PTO_SUMMARY'])(
    'has the same rows in the file of %s, with columns that add up to its totals',
    async (type) => {
      const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
      const other = await createActor(gateway, 'WORKER', { organizationId });
      await anApprovedTimesheet(
        gateway.orm,
        user,
        ['2026-11-09T15:00:00Z', '2026-11-09T23:07:00Z'],
        ['2026-11-09T19:00:00Z', '2026-11-09T19:31:00Z'],
      );
      for (const day of ['09', '10', '11']) {
        await anApprovedTimesheet(gateway.orm, other.user, [`2026-11-${day}T13:00:00Z`, `2026-11-${day}T23:59:00Z`]);
      }
      await anApprovedTimesheet(gateway.orm, other.user, ['2026-11-13T13:00:00Z', '2026-11-14T03:00:00Z']);
      await requestTimeOff(organizationId, user.id, 'Vacation', 'APPROVED', 32);
      await requestTimeOff(organizationId, other.user.id, 'Sick leave', 'PENDING', 8);
      const { columns, totals, rowCount } = await report(type, headers);
      const { text } = await gateway.rest({ headers }, 'GET', `/api/reports/export?type=${type}&${week}`);
      const lines = parse(text, { columns: true }) as Record<string, string>[];
      const sumUnder = (header: string) => lines.reduce((sum, line) => sum + Number(line[header]), 0);
      const sums = (columns as { key: string; label: string; kind: string }[])
        .filter(({ key }) => key in totals)
        .map(({ key, label, kind }) => [key, sumUnder(kind === 'MINUTES' ? `${label} (minutes)` : label)]);
      expect(lines).toHaveLength(rowCount);
      expect(Object.values(totals).some(Boolean)).toBe(true);
      expect(totals).toMatchObject(Object.fromEntries(sums));
    },
  );

  test.each(['TIMES_BY_EMPLOYEE', 'PAYROLL_SUMMARY', 'PTO_SUMMARY'])(
    'begins with the name in the file of %s, which has the employee number further on',
    async (type) => {
      const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
      await gateway.rest({ headers }, 'PATCH', `/api/users/${user.id}`, { employeeNumber: '0017' });
      await anApprovedTimesheet(gateway.orm, user, ['2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z']);
      await requestTimeOff(organizationId, user.id, 'Vacation', 'APPROVED', 8);
      const { text } = await gateway.rest({ headers }, 'GET', `/api/reports/export?type=${type}&${week}`);
      const [header, row] = parse(text) as string[][];
      const numbered = header?.indexOf('Employee number') ?? -1;
      expect([header?.[0], row?.[0], row?.[numbered]]).toEqual(['Employee', 'Ada Marsh', '0017']);
    },
  );

  test.each([
    ['a missing type', week, { type: 'Report type is required' }],
    ['an unknown type', `type=ALL&${week}`, { type: expect.stringContaining('TIMES_BY_EMPLOYEE') }],
    ['no parameters', '', { type: expect.any(String), startDate: expect.any(String), endDate: expect.any(String) }],
  ])('is rejected with %s, as JSON and as a file', async (_name, query, fields) => {
    const { headers } = await createActor(gateway, 'OWNER');
    for (const path of ['/api/reports', '/api/reports/export']) {
      const { status, body } = await gateway.rest({ headers }, 'GET', `${path}?${query}`);
      expect([status, body.fields]).toEqual([400, fields]);
    }
  });

  test('runs as many statements for a hundred people as for three', async () => {
    const statementsFor = async (people: number) => {
      const { headers, organizationId, userId } = await createActor(gateway, 'OWNER');
      const em = gateway.orm.em.fork();
      await em.execute(
        `insert into users (organization_id, first_name, last_name, email, password_hash, role, created_at)
         select ?, 'P' || n, 'Q', gen_random_uuid() || '@example.com', 'x', 'WORKER', now() from generate_series(1, ?) n`,
        [organizationId, people],
      );
      await em.execute(
        `insert into timesheets (organization_id, user_id, clock_in_at, clock_out_at)
         select organization_id, id, '2026-11-09T15:00:00Z', '2026-11-09T23:00:00Z' from users
         where organization_id = ? and id <> ?`,
        [organizationId, userId],
      );
      const statements = await statementsOf(async () => {
        expect((await report('PAYROLL_SUMMARY', headers)).rowCount).toBe(people);
      });
      return statements.length;
    };
    const few = await statementsFor(3);
    expect(few).toBeGreaterThan(2);
    expect(await statementsFor(100)).toBe(few);
  });
});

describe('decimal hours', () => {
  test('are the same in reports, the closing check, payroll and every file', async () => {
    const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
    await changeSettings(gateway.orm, organizationId, { payCalendar: { kind: 'WEEKLY', anchorDate: '2026-11-08' } });
    // 40 hours of regular time, then 397 minutes of overtime: 6.6167 hours.
    for (const day of ['09', '10', '11', '12']) {
      await anApprovedTimesheet(gateway.orm, user, [`2026-11-${day}T13:00:00Z`, `2026-11-${day}T23:00:00Z`]);
    }
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-13T13:00:00Z', '2026-11-13T19:37:00Z']);
    const get = (path: string) => gateway.rest({ headers }, 'GET', path);
    const rowsOf = async (path: string) => parse((await get(path)).text, { columns: true }) as Record<string, string>[];
    const summary = await report('PAYROLL_SUMMARY', headers);
    for (const row of [summary.rows[0], summary.totals]) {
      expect(row).toMatchObject({ regularHours: 40, overtimeMinutes: 397, overtimeHours: 6.62, paidHours: 46.62 });
    }
    expect(summary.columns).toContainEqual(
      expect.objectContaining({ key: 'overtimeMinutes', hoursKey: 'overtimeHours' }),
    );
    const { totals } = (await get('/api/pay-periods/check?startDate=2026-11-08')).body;
    expect(totals.hours).toMatchObject({ regular: 40, overtime: 6.62, doubleTime: 0, pto: 0, total: 46.62 });
    expect(await rowsOf(`/api/reports/export?type=PAYROLL_SUMMARY&${week}`)).toMatchObject([
      { 'Regular (hours)': '40.00', 'Overtime (hours)': '6.62', 'Total paid (hours)': '46.62' },
    ]);
    expect(await rowsOf(`/api/payroll?format=csv&${week}`)).toMatchObject([
      { regularHours: '40', overtimeHours: '6.62', totalHours: '46.62' },
    ]);
    expect((await get(`/api/reports/work-matrix?${week}`)).body).toMatchObject({ hours: 46.62 });
    expect(await rowsOf(`/api/reports/work-matrix/export?${week}`)).toMatchObject([{ 'Total (hours)': '46.62' }]);
  });
});
