import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const range = 'startDate=2026-11-01&endDate=2026-11-07';

interface Settled {
  readonly position: number;
  readonly entry: Record<string, unknown> & { user: Record<string, unknown>; lines: Record<string, unknown>[] };
}

/** What settled pay did not have before earning codes existed. */
const newInEntries = ['hours', 'workweeks'];
const newInUsers = ['employeeNumber'];
const newInLines = ['job', 'policy', 'requestId', 'earningCode', 'hours', 'adjusts'];

const without = (object: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** Removes it, without the trigger that keeps settled pay as it is. */
const removeNewFields = (organizationId: string) =>
  gateway.orm.em.fork().transactional(async (em) => {
    await em.execute('set local session_replication_role = replica');
    const settled: Settled[] = await em.execute('select position, entry from settled_pay where organization_id = ?', [
      organizationId,
    ]);
    for (const { position, entry } of settled) {
      const earlier = {
        ...without(entry, newInEntries),
        user: without(entry.user, newInUsers),
        lines: entry.lines.map((line) => without(line, newInLines)),
      };
      await em.execute('update settled_pay set entry = ?::jsonb where organization_id = ? and position = ?', [
        JSON.stringify(earlier),
        organizationId,
        position,
      ]);
    }
  });

test('pay that was settled before earning codes existed keeps its bytes', async () => {
  const person = await createActor(gateway, 'OWNER');
  const { organizationId, user } = person;
  await anApprovedTimesheet(gateway.orm, user, ['2026-11-03T15:00:00Z', '2026-11-04T01:07:00Z']);
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
  await changeSettings(gateway.orm, organizationId, { payCalendar });
  await gateway.rest(person, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
  await removeNewFields(organizationId);
  await gateway.rest(person, 'PATCH', `/api/users/${user.id}`, { employeeNumber: 'A-17' });
  const read = async (more = '') => (await gateway.rest(person, 'GET', `/api/payroll?${range}${more}`)).text;

  const json = await read();
  const [{ lines }] = JSON.parse(json);
  const [{ timesheetId, explanation }] = lines;
  expect(json).toBe(
    `[{"user":{"id":"${user.id}","firstName":"Ada","lastName":"Marsh","email":"${user.email}"},` +
      '"regularMinutes":607,"overtimeMinutes":0,"doubleTimeMinutes":0,"ptoMinutes":0,"unpaidBreakMinutes":0,' +
      `"jobs":[{"job":null,"minutes":607}],"lines":[{"date":"2026-11-03","timesheetId":"${timesheetId}",` +
      `"kind":"REGULAR","minutes":607,"rule":"REGULAR_TIME","explanation":${JSON.stringify(explanation)}}],` +
      '"exceptions":[]}]',
  );
  expect(await read('&format=csv')).toBe(
    'userId,firstName,lastName,email,regularMinutes,overtimeMinutes,doubleTimeMinutes,ptoMinutes,' +
      `unpaidBreakMinutes,exceptions\r\n${user.id},Ada,Marsh,${user.email},607,0,0,0,0,0\r\n`,
  );
  expect(await read('&format=csv&rows=lines')).toBe(
    'userId,firstName,lastName,email,date,timesheetId,kind,minutes,rule,explanation\r\n' +
      `${user.id},Ada,Marsh,${user.email},2026-11-03,${timesheetId},REGULAR,607,REGULAR_TIME,${explanation}\r\n`,
  );
  const report = await gateway.rest(person, 'GET', `/api/reports/export?type=PAYROLL_SUMMARY&${range}`);
  expect(report.text).toBe(
    'userId,Employee,Regular (minutes),Overtime (minutes),Double time (minutes),Paid time off (minutes),' +
      'Total paid (minutes),Exceptions,Timezone,Workweek starts on,Rounding,Overtime rule\r\n' +
      `${user.id},Ada Marsh,607,0,0,0,607,0,America/Denver,SUNDAY,none,FLSA\r\n`,
  );
});

test('the file of time off in such a period keeps its bytes', async () => {
  const person = await createActor(gateway, 'OWNER');
  const { organizationId, user } = person;
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
  await changeSettings(gateway.orm, organizationId, { payCalendar });
  const { body: policy } = await gateway.rest(person, 'POST', '/api/pto-policies', { name: 'Vacation' });
  const days = { startDate: '2026-11-04', endDate: '2026-11-04', hours: 8 };
  const { body: request } = await gateway.rest(person, 'POST', '/api/pto-requests', { policyId: policy.id, ...days });
  await gateway.rest(person, 'POST', `/api/pto-requests/${request.id}/approve`, {});
  await gateway.rest(person, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
  await removeNewFields(organizationId);

  const file = await gateway.rest(person, 'GET', `/api/reports/export?type=PTO_SUMMARY&${range}`);
  expect(file.text).toBe(
    'userId,Employee,policyId,Policy,Requests,Approved (minutes),Pending (minutes),Timezone,Workweek starts on,' +
      `Rounding,Overtime rule\r\n${user.id},Ada Marsh,${policy.id},Vacation,1,480,0,America/Denver,SUNDAY,none,FLSA\r\n`,
  );
});

test('a period that was closed outside the product has the fields and exceptions of its time', async () => {
  const person = await createActor(gateway, 'OWNER');
  const { organizationId, user } = person;
  await anApprovedTimesheet(gateway.orm, user, ['2026-11-03T15:00:00Z', '2026-11-03T15:59:59Z']);
  await anApprovedTimesheet(gateway.orm, user, ['2026-11-03T16:09:59Z', '2026-11-03T16:39:58Z']);
  const em = gateway.orm.em.fork();
  await em.execute('update timesheets set approved_by_id = user_id where organization_id = ?', [organizationId]);
  await em.execute(
    `insert into closed_pay_periods (organization_id, start_date, end_date, starts_at, ends_at, rules, timesheet_count,
                                     closed_at, closed_by_id)
     values (?, '2026-11-01', '2026-11-07', '2026-11-01T06:00:00Z', '2026-11-08T07:00:00Z', ?::jsonb, 2, now(), ?)`,
    [
      organizationId,
      JSON.stringify({
        ...{ timezone: 'America/Denver', roundingRule: 'none', overtimeRule: 'FLSA', workweekStartsOn: 'SUNDAY' },
      }),
      user.id,
    ],
  );
  const { body } = await gateway.rest(person, 'GET', `/api/payroll?${range}`);
  expect(body[0]).toEqual({
    user: { id: user.id, firstName: 'Ada', lastName: 'Marsh', email: user.email },
    ...{ regularMinutes: 88, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0, unpaidBreakMinutes: 0 },
    jobs: [{ job: null, minutes: 88 }],
    lines: [59, 29].map((minutes) => ({
      ...{ date: '2026-11-03', timesheetId: expect.any(String), kind: 'REGULAR', minutes, rule: 'REGULAR_TIME' },
      explanation: 'Regular time',
    })),
    exceptions: [],
  });
  const { text } = await gateway.rest(person, 'GET', `/api/payroll?${range}&format=csv`);
  expect(text.split('\r\n')[0]).toMatch(/,unpaidBreakMinutes,exceptions$/);
});
