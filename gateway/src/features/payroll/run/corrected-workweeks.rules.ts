import { type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import { isWork } from './assemble-entry.rules.js';
import type { PayrollEntry, PayrollLine } from './payroll-entry.types.js';

type Workweeks = NonNullable<PayrollEntry['workweeks']>;

/** The dates before or after a period that are corrected by lines carried into it, from the first to the last. */
export function findCorrectedDates(lines: readonly PayrollLine[], period: DateRange): DateRange | null {
  const dates = lines.filter((line) => isWork(line) && !rangeIncludes(period, line.date)).map(({ date }) => date);
  const [startDate, endDate] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
  return startDate && endDate ? { startDate, endDate } : null;
}

/**
 * The entry with the workweeks that its corrections change, as they are now: overtime that is paid late has the regular
 * rate of the workweek in which it was worked (29 CFR 778.106, .115).
 */
export function addCorrectedWorkweeks(entry: PayrollEntry, corrected: Workweeks): PayrollEntry {
  const added = corrected.filter((workweek) => hasWork(entry, workweek));
  if (added.length === 0) return entry;
  const own = entry.workweeks ?? [];
  const others = added.filter((workweek) => !own.some((each) => overlap(each, workweek)));
  return { ...entry, workweeks: [...own, ...others].sort(compareByStart) };
}

export function hasWork({ lines }: Pick<PayrollEntry, 'lines'>, workweek: DateRange): boolean {
  return lines.some((line) => isWork(line) && rangeIncludes(workweek, line.date));
}

export function overlap(a: DateRange, b: DateRange): boolean {
  return a.startDate <= b.endDate && b.startDate <= a.endDate;
}

export function compareByStart(a: DateRange, b: DateRange): number {
  return a.startDate < b.startDate ? -1 : 1;
}
