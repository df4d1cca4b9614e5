import { type CalendarDate, type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import type { PayrollEntry } from './payroll-entry.types.js';

/** Signed minutes of qualified overtime of the workweek that ends on a day. */
export interface QualifiedWeek {
  readonly endDate: CalendarDate;
  readonly minutes: number;
}

type Weeks = Pick<PayrollEntry, 'workweeks' | 'qualifiedOvertimeMinutes'>;

/** The workweeks that end in the dates. Undefined for pay that was settled before qualified overtime existed. */
export function listQualifiedWeeks(pay: Weeks | undefined, dates: DateRange): QualifiedWeek[] | undefined {
  if (pay && pay.qualifiedOvertimeMinutes === undefined) return undefined;
  return (pay?.workweeks ?? [])
    .filter(({ endDate }) => rangeIncludes(dates, endDate))
    .map(({ endDate, qualifiedOvertime }) => ({ endDate, minutes: qualifiedOvertime?.minutes ?? 0 }));
}

/** What the first weeks have more than the second, by the day on which they end. Weeks without a difference are absent. */
export function subtractWeeks(weeks: readonly QualifiedWeek[], others: readonly QualifiedWeek[]): QualifiedWeek[] {
  const sums = new Map<CalendarDate, number>();
  const add = (endDate: CalendarDate, minutes: number) => sums.set(endDate, (sums.get(endDate) ?? 0) + minutes);
  for (const { endDate, minutes } of weeks) add(endDate, minutes);
  for (const { endDate, minutes } of others) add(endDate, -minutes);
  return [...sums].flatMap(([endDate, minutes]) => (minutes === 0 ? [] : [{ endDate, minutes }]));
}

export function sumWeeks(weeks: readonly QualifiedWeek[]): number {
  return weeks.reduce((sum, { minutes }) => sum + minutes, 0);
}
