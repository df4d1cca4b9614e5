import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createActor, migrateAgain, type TestGateway } from '../../../../test/harness/index.js';
import { startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

/** Brings the tables back to what the release before versions had. */
const oldRelease = [
  'drop table payroll_adjustments',
  'drop trigger settled_pay_never_change on settled_pay',
  'alter table settled_pay drop constraint settled_pay_version',
  'alter table settled_pay rename column version_id to pay_period_id',
  `alter table settled_pay add constraint settled_pay_period foreign key (organization_id, pay_period_id)
     references closed_pay_periods (organization_id, id) on delete cascade`,
  'alter table closed_pay_periods drop column version_id',
  'drop table payroll_versions',
  'drop function keep_what_was_paid',
  "delete from mikro_orm_migrations where name = '0027-payroll-versions'",
];

const timesheetId = '01a20550-4343-7366-bf20-bc3c2df1e6e6';

/** An entry as the old release stored it. */
const entryOf = (id: string) => ({
  user: { id, firstName: 'Ada', lastName: 'Marsh' },
  ...{ regularMinutes: 2400, overtimeMinutes: 30, doubleTimeMinutes: 0, ptoMinutes: 0, unpaidBreakMinutes: 30 },
  jobs: [{ job: null, minutes: 2430 }],
  lines: [
    {
      ...{ date: '2026-10-30', timesheetId, kind: 'REGULAR', minutes: 2400, rule: 'REGULAR_TIME' },
      explanation: 'Regular time',
    },
    {
      ...{ date: '2026-10-31', timesheetId, kind: 'OVERTIME', minutes: 30, rule: 'FLSA_WEEKLY_OVERTIME' },
      explanation: 'Over 40 hours worked',
    },
  ],
  exceptions: [],
});

test('turns settled pay into the first version with the same bytes', async () => {
  const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
  const em = gateway.orm.em.fork();
  for (const statement of oldRelease) await em.execute(statement);
  const close = (startDate: string, endDate: string) =>
    em.execute<{ id: string }[]>(
      `insert into closed_pay_periods (organization_id, start_date, end_date, starts_at, ends_at, rules, timesheet_count,
         closed_at, closed_by_id)
       values (?, ?, ?, ?::timestamptz, ?::timestamptz, ?::jsonb, 1, '2026-11-10T12:00:00Z', ?) returning id`,
      [
        ...[organizationId, startDate, endDate, `${startDate}T06:00:00Z`, `${endDate}T23:00:00Z`],
        '{"timezone":"America/Denver","roundingRule":"none","overtimeRule":"FLSA","workweekStartsOn":"SUNDAY"}',
        user.id,
      ],
    );
  const [settled] = await close('2026-10-25', '2026-11-07');
  await close('2026-10-11', '2026-10-24');
  await em.execute(
    'insert into settled_pay (organization_id, pay_period_id, position, user_id, entry) values (?, ?, 0, ?, ?::jsonb)',
    [organizationId, settled?.id, user.id, JSON.stringify(entryOf(user.id))],
  );

  await migrateAgain(gateway.orm);

  const read = async (more = '', range = 'startDate=2026-10-25&endDate=2026-11-07') =>
    (await gateway.rest({ headers }, 'GET', `/api/payroll?${range}${more}`)).text;
  const entry = entryOf(user.id);
  const expected = [{ ...entry, user: { ...entry.user, email: user.email } }];
  expect(await read()).toBe(JSON.stringify(expected));
  expect(await read('&version=1')).toBe(JSON.stringify(expected));
  expect(await read('&format=csv')).toBe(
    'userId,firstName,lastName,email,regularMinutes,overtimeMinutes,doubleTimeMinutes,ptoMinutes,' +
      `unpaidBreakMinutes,exceptions\r\n${user.id},Ada,Marsh,${user.email},2400,30,0,0,30,0\r\n`,
  );
  expect(await read('&format=csv&rows=lines')).toBe(
    'userId,firstName,lastName,email,date,timesheetId,kind,minutes,rule,explanation\r\n' +
      `${user.id},Ada,Marsh,${user.email},2026-10-30,${timesheetId},REGULAR,2400,REGULAR_TIME,Regular time\r\n` +
      `${user.id},Ada,Marsh,${user.email},2026-10-31,${timesheetId},OVERTIME,30,FLSA_WEEKLY_OVERTIME,Over 40 hours worked\r\n`,
  );
  // A period that was closed outside the product has no version and is still computed.
  expect(JSON.parse(await read('', 'startDate=2026-10-11&endDate=2026-10-24'))).toMatchObject([{ regularMinutes: 0 }]);
  const versions = await gateway.rest({ headers }, 'GET', '/api/payroll/versions');
  expect(versions.body).toMatchObject([{ startDate: '2026-10-25', version: 1, reason: 'CLOSED' }]);
  // A part of it takes the lines of its dates.
  expect(JSON.parse(await read('', 'startDate=2026-10-31&endDate=2026-11-08'))).toMatchObject([
    { regularMinutes: 0, overtimeMinutes: 30, jobs: [{ job: null, minutes: 30 }] },
  ]);
  await expect(em.execute('delete from payroll_versions')).rejects.toThrow('never changes');
});
