import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type PayrollAtWork, payrollAtWork } from './payroll-at-work.js';

let work: PayrollAtWork;
beforeAll(async () => {
  work = await payrollAtWork();
});
afterAll(() => work.close());

const range = 'startDate=2026-11-01&endDate=2026-11-07';
const addresses = [
  `/api/payroll?${range}`,
  `/api/payroll?${range}&format=csv`,
  `/api/payroll?${range}&format=csv&rows=lines`,
  `/api/reports/export?type=TIMES_BY_EMPLOYEE&${range}`,
  `/api/reports/export?type=PAYROLL_SUMMARY&${range}`,
  `/api/reports/export?type=TIMES_BY_JOB&${range}`,
];

/** An owner with weekly pay periods who worked ten hours and seven minutes on one day. */
async function aWeekToClose() {
  const person = await work.aPerson();
  await work.worked(person.user, ['2026-11-03T15:00:00Z', '2026-11-04T01:07:00Z']);
  const periods = { organization_id: person.organization.id, kind: 'WEEKLY', anchor_date: '2026-11-01' };
  await work.orm.em
    .fork()
    .execute(
      'insert into pay_period_settings (organization_id, kind, anchor_date) values (?, ?, ?)',
      Object.values(periods),
    );
  return person;
}

describe('the pay of a closed period', () => {
  test('stays the same byte for byte when rules, names and people change', async () => {
    const { headers, organization, user } = await aWeekToClose();
    const closed = await work.post('/api/pay-periods/close', headers, { startDate: '2026-11-01' });
    expect(closed.status).toBeLessThan(300);
    const before = await Promise.all(addresses.map(async (address) => (await work.get(address, headers)).text));
    expect(before[0]).toContain('"regularMinutes":607');

    await work.settings(organization, {
      timezone: 'Asia/Tokyo',
      roundingRule: '15min',
      overtimeRule: 'CALIFORNIA',
      workweekStartsOn: 'MONDAY',
    });
    const em = work.orm.em.fork();
    const newcomer = await work.aPerson({ organization });
    await em.execute("update users set first_name = 'Zoe', status = 'DISABLED' where id = ?", [user.id]);
    work.clock.advance({ days: 30 });

    const after = await Promise.all(addresses.map(async (address) => (await work.get(address, newcomer.headers)).text));
    expect(after).toEqual(before);
    // Other dates are computed under the current rules.
    const other = await work.get('/api/payroll?startDate=2026-11-01&endDate=2026-11-08', newcomer.headers);
    expect(
      other.body.find((entry: { user: { id: string } }) => entry.user.id === user.id).overtimeMinutes,
    ).toBeGreaterThan(0);
  });

  test('loses only the e-mail address of a person who is permanently deleted', async () => {
    const { headers, organization } = await aWeekToClose();
    const { user } = await work.aPerson({ organization, role: 'WORKER', firstName: 'Di' });
    await work.worked(user, ['2026-11-03T15:00:00Z', '2026-11-03T23:00:00Z']);
    await work.post('/api/pay-periods/close', headers, { startDate: '2026-11-01' });
    const readAll = () => Promise.all(addresses.map(async (address) => (await work.get(address, headers)).text));
    const before = await readAll();
    expect(before.join()).toContain(user.email);
    const deleted = await work.inject({ method: 'DELETE', url: `/api/users/${user.id}/permanent`, headers });
    expect(deleted.statusCode).toBe(204);
    const without = (text: string) => text.replaceAll(`"${user.email}"`, 'null').replaceAll(user.email, '');
    expect(await readAll()).toEqual(before.map(without));
  });

  test('is computed again after the period is reopened', async () => {
    const { headers, organization } = await aWeekToClose();
    await work.post('/api/pay-periods/close', headers, { startDate: '2026-11-01' });
    await work.settings(organization, { overtimeRule: 'CALIFORNIA' });
    const overtime = async () => (await work.get(`/api/payroll?${range}`, headers)).body[0].overtimeMinutes;
    expect(await overtime()).toBe(0);
    await work.post('/api/pay-periods/reopen', headers, { startDate: '2026-11-01' });
    expect(await overtime()).toBe(127);
    expect(
      await work.orm.em.fork().execute('select 1 from settled_pay where organization_id = ?', [organization.id]),
    ).toEqual([]);
  });
});
