import { payExceptionCodes } from '../../../pay-engine/index.js';
import { convertToHours } from '../run/pay-hours.rules.js';
import { minutesByKindOf, type PayrollPerson, type PayrollSummary } from '../run/payroll-entry.types.js';
import { type ExceptionGroup, maxItems, type PayTotals } from './closing-check.types.js';
import type { CheckedPerson } from './payroll-file-check.types.js';

type ExceptionCode = (typeof payExceptionCodes)[number];

/** An unapproved timesheet, in progress or not, keeps a period from being closed. Other exceptions do not. */
const blockingCodes: readonly ExceptionCode[] = ['OPEN_TIMESHEET', 'NOT_APPROVED'];

export interface PaySummary {
  readonly totals: PayTotals;
  readonly exceptionCount: number;
  readonly exceptions: readonly ExceptionGroup[];
  readonly paidPeople: readonly PayrollPerson[];
}

type Items = ExceptionGroup['items'][number][];

/** Adds up entries batch by batch, so that no more than one batch is in memory. */
export async function summarizeEntries(batches: AsyncIterable<readonly PayrollSummary[]>): Promise<PaySummary> {
  const totals = { people: 0, regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 };
  const groups = new Map<ExceptionCode, { count: number; items: Items }>();
  const paidPeople: PayrollPerson[] = [];
  for await (const batch of batches) {
    for (const entry of batch) {
      const person = namePerson(entry.user);
      totals.regularMinutes += entry.regularMinutes;
      totals.overtimeMinutes += entry.overtimeMinutes;
      totals.doubleTimeMinutes += entry.doubleTimeMinutes;
      totals.ptoMinutes += entry.ptoMinutes;
      // Adjustments of earlier periods can be negative, so a person is paid if any line remains.
      if (entry.isPaid) paidPeople.push(entry.user);
      for (const { code, date, timesheetId, message } of entry.exceptions) {
        const group = groups.get(code) ?? { count: 0, items: [] };
        group.count += 1;
        if (group.items.length < maxItems) group.items.push({ user: person, date, timesheetId, message });
        groups.set(code, group);
      }
    }
  }
  return {
    totals: { ...totals, people: paidPeople.length, hours: convertToHours(minutesByKindOf(totals)) },
    exceptionCount: [...groups.values()].reduce((sum, { count }) => sum + count, 0),
    exceptions: payExceptionCodes.flatMap((code): ExceptionGroup[] => {
      const group = groups.get(code);
      return group ? [{ code, ...group, blocksClosing: blockingCodes.includes(code) }] : [];
    }),
    paidPeople,
  };
}

export function namePerson({ id, firstName, lastName }: PayrollPerson): CheckedPerson {
  return { id, firstName, lastName };
}
