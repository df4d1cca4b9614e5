import type { ReadOf } from '@timetrack/client';
import { formatDate, formatDateRange } from '@timetrack/screens';
import type { Timeclock_Timesheets_LoadDateRangesQuery } from '../../../gql/graphql.js';
import type { PeriodChoice } from './timesheets-address.js';

/** A range of dates in the organization's time zone, both included. Null leaves that end open. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

export type DateRanges = ReadOf<Timeclock_Timesheets_LoadDateRangesQuery, 'dateRanges'>;

/** The days of a period. Null until the date ranges are loaded, and for a range that the gateway doesn't have. */
export function daysOf(period: PeriodChoice, dateRanges: DateRanges | null): Days | null {
  switch (period.kind) {
    case 'any':
      return { from: null, to: null };
    case 'custom':
      return { from: period.from, to: period.to };
    default: {
      const key = period.kind.toUpperCase().replaceAll('-', '_');
      const range = dateRanges?.find((each) => each.key === key);
      return range ? { from: range.startDate, to: range.endDate } : null;
    }
  }
}

/** Whether the days of the period are known only once the date ranges are loaded. */
export function needsDateRanges({ kind }: PeriodChoice): boolean {
  return kind !== 'any' && kind !== 'custom';
}

export function isBackward(period: PeriodChoice): boolean {
  return period.kind === 'custom' && period.from !== null && period.to !== null && period.to < period.from;
}

/** `Nov 1 – 14, 2026`, `From Nov 1, 2026`, `Until Nov 14, 2026`, `Any time`. */
export function formatDays({ from, to }: Days): string {
  if (from && to) return formatDateRange(from, to);
  if (from) return `From ${formatDate(from)}`;
  return to ? `Until ${formatDate(to)}` : 'Any time';
}
