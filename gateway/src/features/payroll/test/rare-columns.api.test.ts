import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { changeSettings } from '../../organization/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-08&endDate=2026-11-14';

async function report(type: string, headers: Record<string, string>) {
  const { status, body } = await gateway.rest({ headers }, 'GET', `/api/reports?type=${type}&${week}`);
  expect(status).toBe(200);
  return body;
}

describe('premiums and qualified overtime', () => {
  const rare = ['mealPremiumMinutes', 'restPremiumMinutes', 'qualifiedOvertimeMinutes'];
  const keysOf = ({ columns }: { readonly columns: readonly { readonly key: string }[] }) =>
    columns.map(({ key }) => key).filter((key) => rare.includes(key));

  async function aCalifornian() {
    const owner = await createActor(gateway, 'OWNER');
    const { organizationId, user } = owner;
    await changeSettings(gateway.orm, organizationId, { overtimeRule: 'CALIFORNIA', breakPremiums: true });
    for (const day of ['09', '10', '11', '12']) {
      await anApprovedTimesheet(gateway.orm, user, [`2026-11-${day}T13:00:00Z`, `2026-11-${day}T23:00:00Z`]);
    }
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-13T13:00:00Z', '2026-11-13T14:15:00Z']);
    return owner;
  }

  test.each(['TIMES_BY_EMPLOYEE', 'PAYROLL_SUMMARY'])(
    'are columns of %s with a sum, and the last columns of its file',
    async (type) => {
      const { headers } = await aCalifornian();
      const found = await report(type, headers);
      // Four missed meals, and 1 h 15 m over 40 hours, of 8 h of overtime. No rest was answered about.
      const values = { mealPremiumMinutes: 240, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 75 };
      const hours = { mealPremiumHours: 4, restPremiumHours: 0, qualifiedOvertimeHours: 1.25 };
      expect(keysOf(found)).toEqual(['mealPremiumMinutes', 'qualifiedOvertimeMinutes']);
      for (const row of [found.rows[0], found.totals]) expect(row).toMatchObject({ ...values, ...hours });
      const { text } = await gateway.rest({ headers }, 'GET', `/api/reports/export?type=${type}&${week}`);
      const [header = [], row = []] = parse(text) as string[][];
      expect(header.slice(-6)).toEqual(
        ['Meal premium', 'Rest premium', 'Qualified overtime'].flatMap((name) => [
          `${name} (hours)`,
          `${name} (minutes)`,
        ]),
      );
      expect(row.slice(-6)).toEqual(['4.00', '240', '0.00', '0', '1.25', '75']);
    },
  );

  test('have columns only where someone has them, and no value in rows under the laws of other countries', async () => {
    const { headers, organizationId, user } = await createActor(gateway, 'OWNER');
    await changeSettings(gateway.orm, organizationId, { overtimeRule: 'ONTARIO' });
    await anApprovedTimesheet(gateway.orm, user, ['2026-11-09T15:00:00Z', '2026-11-09T16:00:00Z']);
    const found = await report('PAYROLL_SUMMARY', headers);
    expect(keysOf(found)).toEqual([]);
    expect(found.rows).toMatchObject([{ qualifiedOvertimeMinutes: null, qualifiedOvertimeHours: null }]);
    expect(found.totals).toMatchObject({ qualifiedOvertimeMinutes: 0, mealPremiumMinutes: 0 });
  });

  test('leaves out the column of qualified overtime where all overtime qualifies', async () => {
    const { headers, user } = await createActor(gateway, 'OWNER');
    for (const day of ['09', '10', '11', '12', '13']) {
      await anApprovedTimesheet(gateway.orm, user, [`2026-11-${day}T13:00:00Z`, `2026-11-${day}T22:00:00Z`]);
    }
    const found = await report('TIMES_BY_EMPLOYEE', headers);
    expect(keysOf(found)).toEqual([]);
    expect(found.totals).toMatchObject({ overtimeMinutes: 300, qualifiedOvertimeMinutes: 300 });
  });

  test('leaves those of other organizations out of the sums', async () => {
    await aCalifornian();
    const { headers } = await createActor(gateway, 'OWNER');
    const found = await report('PAYROLL_SUMMARY', headers);
    expect([found.rowCount, found.totals.mealPremiumMinutes]).toEqual([0, 0]);
  });
});
