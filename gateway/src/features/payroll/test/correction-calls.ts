import { expect } from '@jest/globals';
import { z } from 'zod';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import type { TestUser } from '../../identity/test/builders.js';
import { changeSettings } from '../../organization/test/builders.js';
import { type PayrollEntry, payrollEntry } from '../run/payroll-entry.types.js';
import { anApprovedTimesheet } from './calls.js';

type Settings = Parameters<typeof changeSettings>[2];

/** Half months of September 2026. The workweek from Sunday 13th to Saturday 19th lies in both. */
export const firstHalf = { startDate: '2026-09-01', endDate: '2026-09-15' };
export const secondHalf = { startDate: '2026-09-16', endDate: '2026-09-30' };
export const october = { startDate: '2026-10-01', endDate: '2026-10-15' };

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** An owner who is paid twice a month in New York, and what payroll calls do. */
export async function aCompany(gateway: TestGateway, settings: Settings = {}) {
  const owner = await createActor(gateway, 'OWNER');
  const payCalendar = { kind: 'SEMIMONTHLY', anchorDate: '2026-09-01' } as const;
  await changeSettings(gateway.orm, owner.organizationId, { timezone: 'America/New_York', payCalendar, ...settings });
  const ok = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) => {
    const response = await gateway.rest(owner, method, url, body);
    if (response.status >= 300) throw new Error(`${method} ${url}: ${response.text}`);
    return response.body;
  };
  const readEntries = async ({ startDate, endDate }: Dates, more = ''): Promise<PayrollEntry[]> => {
    const entries = await ok('GET', `/api/payroll?startDate=${startDate}&endDate=${endDate}${more}`);
    // Computed, settled or composed: the fields come in one order.
    expect(JSON.stringify(entries)).toBe(JSON.stringify(z.array(payrollEntry).parse(entries)));
    return entries;
  };
  return {
    owner,
    ok,
    readEntries,
    /** Eight approved hours, from 9:00 in New York, on each of these days of September 2026. */
    work: async (days: readonly number[], user: TestUser = owner.user, hours = 8) => {
      for (const day of days) {
        const clockIn = new Date(`2026-09-${String(day).padStart(2, '0')}T13:00:00Z`);
        const clockOut = new Date(clockIn.getTime() + hours * 3_600_000);
        await anApprovedTimesheet(gateway.orm, user, [clockIn.toISOString(), clockOut.toISOString()]);
      }
    },
    close: ({ startDate }: Dates) => ok('POST', '/api/pay-periods/close', { startDate }),
    reopen: ({ startDate }: Dates) => ok('POST', '/api/pay-periods/reopen', { startDate }),
    correctBy: (lateCorrections: string) => ok('PATCH', '/api/organization', { lateCorrections }),
    readPeriod: async ({ startDate }: Dates) => {
      const periods = await ok('GET', `/api/pay-periods?around=${startDate}`);
      return periods.find((period: Dates) => period.startDate === startDate);
    },
    /** Regular, overtime and double time of everyone. */
    sum: async (dates: Dates, more = '') => {
      const entries = await readEntries(dates, more);
      const sum = (member: 'regularMinutes' | 'overtimeMinutes' | 'doubleTimeMinutes') =>
        entries.reduce((total, entry) => total + entry[member], 0);
      return [sum('regularMinutes'), sum('overtimeMinutes'), sum('doubleTimeMinutes')];
    },
  };
}

/** Signed minutes by kind. */
export function sumByKind(lines: PayrollEntry['lines']): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, minutes } of lines) sums[kind] = (sums[kind] ?? 0) + minutes;
  return sums;
}
