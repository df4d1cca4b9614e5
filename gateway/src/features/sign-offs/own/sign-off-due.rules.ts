import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';
import type { SignOffCounts } from '../../pay-periods/index.js';
import type { SignOffDue } from './own-sign-off.types.js';

/** The signatures of one person below the hours of a period: each count is 0 or 1. */
export interface OwnPeriod extends DateRange {
  readonly counts: SignOffCounts;
}

/**
 * The newest period that has ended and waits for the person's signature, `remindDays` after its last day. A changed period is due
 * at once, because the person has signed it before.
 */
export function findDue(
  periods: readonly OwnPeriod[],
  { today, remindDays }: { readonly today: CalendarDate; readonly remindDays: number },
): Omit<SignOffDue, 'staleReason'> | null {
  const newestFirst = periods
    .filter(({ endDate }) => endDate < today)
    .toSorted((a, b) => (a.endDate < b.endDate ? 1 : -1));
  for (const { startDate, endDate, counts } of newestFirst) {
    if (counts.staleCount > 0) return { startDate, endDate, reason: 'STALE' };
    const isReminded = today >= addDays(endDate, remindDays);
    if (counts.missingCount > 0 && isReminded) return { startDate, endDate, reason: 'MISSING' };
  }
  return null;
}
