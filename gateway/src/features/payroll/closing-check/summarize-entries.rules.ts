import { payExceptionCodes } from '../../../pay-engine/index.js';
import { sumKnown } from '../entries/merge-entries.rules.js';
import { convertToHours, sumMinutesByKind } from '../run/pay-hours.rules.js';
import { addKinds, type PayrollPerson, type PayrollSummary } from '../run/payroll-entry.types.js';
import { type ExceptionGroup, maxItems, type PayTotals } from './closing-check.types.js';
import type { CheckedPerson } from './payroll-file-check.types.js';

type ExceptionCode = (typeof payExceptionCodes)[number];

/** An unapproved timesheet, in progress or not, keeps a period from being closed. Other exceptions do not. */
const blockingCodes: readonly ExceptionCode[] = ['OPEN_TIMESHEET', 'NOT_APPROVED'];

/** The people whose files are checked. */
export type CheckedPeople = Pick<PaySummary, 'paidPeople' | 'exemptIds'>;

export interface PaySummary {
  readonly totals: PayTotals;
  readonly exceptionCount: number;
  readonly exceptions: readonly ExceptionGroup[];
  readonly paidPeople: readonly PayrollPerson[];
  /** Those of them who are exempt from overtime on the last day. */
  readonly exemptIds: readonly string[];
}

type Groups = Map<ExceptionCode, { count: number; items: ExceptionGroup['items'][number][] }>;

/** Adds up entries batch by batch, so that no more than one batch is in memory. */
export async function summarizeEntries(batches: AsyncIterable<readonly PayrollSummary[]>): Promise<PaySummary> {
  const kinds = sumMinutesByKind([]);
  let qualifiedOvertimeMinutes: number | null = null;
  const groups: Groups = new Map();
  const paidPeople: PayrollPerson[] = [];
  const exemptIds: string[] = [];
  for await (const batch of batches) {
    for (const entry of batch) {
      addKinds(kinds, entry);
      qualifiedOvertimeMinutes = sumKnown([qualifiedOvertimeMinutes, entry.qualifiedOvertimeMinutes]) ?? null;
      // Adjustments of earlier periods can be negative, so a person is paid if any line remains.
      if (entry.isPaid) paidPeople.push(entry.user);
      if (entry.isPaid && entry.exempt) exemptIds.push(entry.user.id);
      for (const exception of entry.exceptions) addException(groups, entry.user, exception);
    }
  }
  return {
    totals: {
      people: paidPeople.length,
      regularMinutes: kinds.REGULAR,
      overtimeMinutes: kinds.OVERTIME,
      doubleTimeMinutes: kinds.DOUBLE_TIME,
      mealPremiumMinutes: kinds.MEAL_PREMIUM,
      restPremiumMinutes: kinds.REST_PREMIUM,
      ptoMinutes: kinds.PTO,
      qualifiedOvertimeMinutes,
      hours: convertToHours(kinds),
    },
    exceptionCount: [...groups.values()].reduce((sum, { count }) => sum + count, 0),
    exceptions: payExceptionCodes.flatMap((code): ExceptionGroup[] => {
      const group = groups.get(code);
      return group ? [{ code, ...group, blocksClosing: blockingCodes.includes(code) }] : [];
    }),
    paidPeople,
    exemptIds,
  };
}

function addException(
  groups: Groups,
  user: PayrollPerson,
  { code, date, timesheetId, message }: PayrollSummary['exceptions'][number],
): void {
  const group = groups.get(code) ?? { count: 0, items: [] };
  group.count += 1;
  if (group.items.length < maxItems) group.items.push({ user: namePerson(user), date, timesheetId, message });
  groups.set(code, group);
}

export function namePerson({ id, firstName, lastName }: PayrollPerson): CheckedPerson {
  return { id, firstName, lastName };
}
