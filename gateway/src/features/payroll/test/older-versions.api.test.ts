import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestGateway } from '../../../../test/harness/index.js';
import { startPayroll } from './calls.js';
import { aCompany, firstHalf } from './correction-calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

/** Takes what pay has had since terms of employment exist from the versions of an organization. */
async function makeOlder(organizationId: string, paid: { readonly overtimeMinutes?: number } = {}) {
  const em = gateway.orm.em.fork();
  const sums = `'{exempt,overtimeRule,mealPremiumMinutes,restPremiumMinutes,qualifiedOvertimeMinutes}'::text[]`;
  const changes = {
    settled_pay: `entry = (entry - ${sums}) #- '{hours,mealPremium}' #- '{hours,restPremium}' || '${JSON.stringify(paid)}'`,
    payroll_versions: `rules = rules - 'breakPremiums'`,
  };
  for (const [table, change] of Object.entries(changes)) {
    await em.execute(`alter table ${table} disable trigger user`);
    await em.execute(`update ${table} set ${change} where organization_id = ?`, [organizationId]);
    await em.execute(`alter table ${table} enable trigger user`);
  }
}

test('keeps the bytes of a people’s file that was settled before terms of employment existed', async () => {
  const { owner, work, close, reopen } = await aCompany(gateway);
  await work([7], owner.user, 10);
  await close(firstHalf);
  await makeOlder(owner.organizationId);
  const readFile = async (more = '') => {
    const file = `/api/payroll?startDate=${firstHalf.startDate}&endDate=${firstHalf.endDate}&format=csv${more}`;
    return (await gateway.rest(owner, 'GET', file)).text;
  };
  const [head = '', row = ''] = (await readFile()).replace(/^\ufeff/, '').split('\r\n');
  expect(head).toMatch(/,ptoHours,totalHours,overtimePending$/);
  expect(row).toMatch(/,0,10,$/);

  await reopen(firstHalf);
  await close(firstHalf);

  expect(await readFile()).toContain('overtimePending,exempt,overtimeRule,mealPremiumMinutes');
  expect(await readFile('&version=1')).toContain(`${head}\r\n${row}\r\n`);
});

test('computes qualified overtime from locked timesheets, and at most what was paid', async () => {
  const { owner, work, close, ok } = await aCompany(gateway);
  await work([6, 7, 8, 9, 10, 11], owner.user, 9);
  await close(firstHalf);
  await makeOlder(owner.organizationId, { overtimeMinutes: 600 });

  const [year] = await ok('GET', '/api/payroll/qualified-overtime?year=2026');

  expect(year).toMatchObject({
    minutes: 600,
    weeks: [{ startDate: '2026-09-06', endDate: '2026-09-12', minutes: 600 }],
  });
});
