import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';
import type { TermsPreview } from '../pay-preview/terms-preview.types.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const compared = [
  ...(['regularMinutes', 'overtimeMinutes', 'doubleTimeMinutes'] as const),
  ...(['mealPremiumMinutes', 'restPremiumMinutes', 'qualifiedOvertimeMinutes'] as const),
];

/** Thirteen hours on each of four days, from Monday, November 2, and nine on each of six from Sunday 8th. */
async function workLong({ user }: Actor) {
  for (const day of ['02', '03', '04', '05']) {
    await anApprovedTimesheet(gateway.orm, user, [
      `2026-11-${day}T13:00:00Z`,
      `2026-11-${Number(day) + 1}T02:00:00Z`.replace(/-(\d)T/, '-0$1T'),
    ]);
  }
  for (const day of ['08', '09', '10', '11', '12', '13']) {
    await anApprovedTimesheet(gateway.orm, user, [
      `2026-11-${day}T15:00:00Z`,
      `2026-11-${Number(day) + 1}T00:00:00Z`.replace(/-(\d)T/, '-0$1T'),
    ]);
  }
}

/** An owner and two workers with long days. */
async function aCrew() {
  const owner = await createActor(gateway, 'OWNER');
  const workers = [await createActor(gateway, 'WORKER', owner), await createActor(gateway, 'WORKER', owner)];
  for (const worker of workers) await workLong(worker);
  const userIds = workers.map(({ user }) => user.id);
  const readPay = async ({ startDate, endDate }: TermsPreview): Promise<PayrollEntry[]> =>
    (await gateway.rest(owner, 'GET', `/api/payroll?startDate=${startDate}&endDate=${endDate}`)).body;
  return { owner, userIds, readPay };
}

describe('a preview of terms', () => {
  test.each([
    ['an exemption from the beginning', { from: '0001-01-01', exempt: true }, 2],
    ['an exemption within a workweek, whose overtime stays', { from: '2026-11-11', exempt: true }, 0],
    ['Colorado, which pays these weeks alike', { from: '2026-11-04', overtimeRule: 'COLORADO' }, 0],
    ['California from a Sunday, with premiums', { from: '2026-11-08', overtimeRule: 'CALIFORNIA' }, 2],
    ['Nevada within two workweeks', { from: '2026-11-05', overtimeRule: 'NEVADA' }, 2],
    ['weekly hours, which change no pay', { from: '2026-11-05', contractMinutes: 2400 }, 0],
  ])('equals payroll after less payroll before, person by person: %s', async (_name, change, people) => {
    const { owner, userIds, readPay } = await aCrew();
    const body = { userIds, ...change };
    const preview: TermsPreview = (await gateway.rest(owner, 'POST', '/api/employment-terms/preview', body)).body;
    expect(preview.byPerson.map(({ user }) => user.id).toSorted()).toEqual(userIds.toSorted());
    const before = await readPay(preview);
    expect((await gateway.rest(owner, 'POST', '/api/employment-terms', body)).status).toBe(200);
    const after = await readPay(preview);
    for (const difference of preview.byPerson) {
      const [one, other] = [before, after].map((entries) => entries.find(({ user }) => user.id === difference.user.id));
      for (const member of compared) {
        const [paidBefore, paidAfter] = [one, other].map((entry) => entry?.[member] ?? 0) as [number, number];
        expect([member, difference[member]]).toEqual([member, paidAfter - paidBefore]);
      }
    }
    expect(preview.people).toBe(people);
  });

  test('names everyone with zeros for a change after today, and the first open day', async () => {
    const { owner, userIds } = await aCrew();
    const body = { userIds, from: '2027-01-01', exempt: true };
    const { body: preview } = await gateway.rest(owner, 'POST', '/api/employment-terms/preview', body);
    expect(preview).toMatchObject({ from: '2027-01-01', earliestFrom: null, startDate: null, people: 0 });
    expect(preview.byPerson).toHaveLength(2);
    expect(preview.byPerson[0]).toMatchObject({ overtimeMinutes: 0, qualifiedOvertimeMinutes: 0 });
  });
});

describe('an exempt person', () => {
  test('has no overtime, premium or meal exception in any read, and loses no minute', async () => {
    const { owner, userIds } = await aCrew();
    await gateway.rest(owner, 'PATCH', '/api/organization', {
      overtimeRule: 'CALIFORNIA',
      effectiveFrom: '2026-11-01',
    });
    await gateway.rest(owner, 'POST', '/api/employment-terms', { userIds, from: '0001-01-01', exempt: true });
    const range = 'startDate=2026-11-01&endDate=2026-11-14';
    const { body: entries } = await gateway.rest(owner, 'GET', `/api/payroll?${range}`);
    const exempt = (entries as PayrollEntry[]).filter(({ user }) => userIds.includes(user.id));
    expect(exempt).toHaveLength(2);
    for (const entry of exempt) {
      expect(entry).toMatchObject({
        ...{ regularMinutes: (4 * 13 + 6 * 9) * 60, overtimeMinutes: 0, doubleTimeMinutes: 0, exempt: true },
        ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 0, exceptions: [] },
      });
      expect(new Set(entry.lines.map(({ rule }) => rule))).toEqual(new Set(['EXEMPT_TIME']));
    }
    const { text } = await gateway.rest(owner, 'GET', `/api/payroll?${range}&format=csv&rows=lines`);
    expect(text).not.toContain('CALIFORNIA_');
    const { body: report } = await gateway.rest(owner, 'GET', `/api/reports?type=TIMES_BY_EMPLOYEE&${range}`);
    expect(JSON.stringify(report)).not.toMatch(/"overtimeMinutes":[1-9]/);
  });
});
