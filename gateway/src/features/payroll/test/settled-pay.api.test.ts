import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

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
  const person = await createActor(gateway, 'OWNER');
  await anApprovedTimesheet(gateway.orm, person.user, ['2026-11-03T15:00:00Z', '2026-11-04T01:07:00Z']);
  const payCalendar = { kind: 'WEEKLY', anchorDate: '2026-11-01' } as const;
  await changeSettings(gateway.orm, person.organizationId, { payCalendar });
  return person;
}

describe('the pay of a closed period', () => {
  test('stays the same byte for byte when rules, names and people change', async () => {
    const { headers, organizationId, user } = await aWeekToClose();
    const closed = await gateway.rest({ headers }, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    expect(closed.status).toBeLessThan(300);
    const before = await Promise.all(
      addresses.map(async (address) => (await gateway.rest({ headers }, 'GET', address)).text),
    );
    expect(before[0]).toContain('"regularMinutes":607');

    await changeSettings(gateway.orm, organizationId, {
      timezone: 'Asia/Tokyo',
      roundingRule: '15min',
      overtimeRule: 'CALIFORNIA',
      workweekStartsOn: 'MONDAY',
    });
    const em = gateway.orm.em.fork();
    const newcomer = await createActor(gateway, 'OWNER', { organizationId });
    await em.execute("update users set first_name = 'Zoe', status = 'DISABLED' where id = ?", [user.id]);
    gateway.clock.advance({ days: 30 });

    const after = await Promise.all(
      addresses.map(async (address) => (await gateway.rest(newcomer, 'GET', address)).text),
    );
    expect(after).toEqual(before);
    // A longer range takes what was paid and computes only the other days.
    const longer = await gateway.rest(newcomer, 'GET', '/api/payroll?startDate=2026-11-01&endDate=2026-11-08');
    expect(longer.body.find((entry: { user: { id: string } }) => entry.user.id === user.id)).toMatchObject({
      regularMinutes: 607,
      overtimeMinutes: 0,
    });
  });

  test.each(['payroll_versions', 'settled_pay'])('cannot be changed in the database: %s', async (table) => {
    const { headers } = await aWeekToClose();
    await gateway.rest({ headers }, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    await expect(gateway.orm.em.fork().execute(`delete from ${table}`)).rejects.toThrow('never changes');
  });

  test('is a file whose name has its version, unlike that of an open period', async () => {
    const { headers } = await aWeekToClose();
    const nameOf = async (more = '') => {
      const file = await gateway.rest({ headers }, 'GET', `/api/payroll?${range}&format=csv&rows=people${more}`);
      return file.headers['content-disposition'];
    };
    expect(await nameOf()).toBe('attachment; filename="payroll-people-2026-11-01-to-2026-11-07.csv"');
    for (const action of ['close', 'reopen', 'close']) {
      await gateway.rest({ headers }, 'POST', `/api/pay-periods/${action}`, { startDate: '2026-11-01' });
    }
    expect(await nameOf()).toBe('attachment; filename="payroll-people-2026-11-01-to-2026-11-07-v2.csv"');
    expect(await nameOf('&version=1')).toBe('attachment; filename="payroll-people-2026-11-01-to-2026-11-07-v1.csv"');
  });

  test('loses only the email address of a person who is permanently deleted', async () => {
    const { headers, organizationId } = await aWeekToClose();
    const { user } = await createActor(gateway, 'WORKER', { organizationId }, { firstName: 'Di' });
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-03T15:00:00Z', '2026-11-03T23:00:00Z']);
    await gateway.rest({ headers }, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    const readAll = () =>
      Promise.all(addresses.map(async (address) => (await gateway.rest({ headers }, 'GET', address)).text));
    const before = await readAll();
    expect(before.join()).toContain(user.email);
    const deleted = await gateway.inject({ method: 'DELETE', url: `/api/users/${user.id}/permanent`, headers });
    expect(deleted.statusCode).toBe(204);
    const without = (text: string) => text.replaceAll(`"${user.email}"`, 'null').replaceAll(user.email, '');
    expect(await readAll()).toEqual(before.map(without));
  });

  test('is computed again after the period is reopened', async () => {
    const { headers, organizationId } = await aWeekToClose();
    await gateway.rest({ headers }, 'POST', '/api/pay-periods/close', { startDate: '2026-11-01' });
    await changeSettings(gateway.orm, organizationId, { overtimeRule: 'CALIFORNIA' });
    const overtime = async () =>
      (await gateway.rest({ headers }, 'GET', `/api/payroll?${range}`)).body[0].overtimeMinutes;
    expect(await overtime()).toBe(0);
    await gateway.rest({ headers }, 'POST', '/api/pay-periods/reopen', { startDate: '2026-11-01' });
    expect(await overtime()).toBe(127);
    const first = await gateway.rest({ headers }, 'GET', `/api/payroll?${range}&version=1`);
    expect(first.body[0].overtimeMinutes).toBe(0);
  });
});
