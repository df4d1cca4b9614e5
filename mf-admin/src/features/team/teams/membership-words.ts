import { addDays, type CalendarDate, formatDate, formatDateRange } from '@timetrack/screens';

/** From a day, perhaps until a day, which is the first one outside the team. */
export interface Days {
  readonly fromDate: CalendarDate;
  readonly toDate: CalendarDate | null;
}

export type Phase = 'current' | 'coming' | 'past';

export function phaseOf({ fromDate, toDate }: Days, today: CalendarDate): Phase {
  if (toDate !== null && toDate <= today) return 'past';
  return fromDate > today ? 'coming' : 'current';
}

export const lastDayOf = (toDate: CalendarDate): CalendarDate => addDays(toDate, -1);

/** `Since Mar 3, 2026`, `From Mar 3, 2026` or `Mar 3 – 14, 2026`, with the last day in the team. */
export function describeMembership({ fromDate, toDate }: Days, today: CalendarDate): string {
  if (toDate !== null) return formatDateRange(fromDate, lastDayOf(toDate));
  return `${fromDate > today ? 'From' : 'Since'} ${formatDate(fromDate)}`;
}
