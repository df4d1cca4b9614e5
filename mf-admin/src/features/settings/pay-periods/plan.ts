import type { PayPeriodKind } from '../../../gql/graphql.js';
import { dateInWords } from '../../../parts/days.js';

/** How the organization cuts its calendar into pay periods. */
export interface Plan {
  readonly kind: PayPeriodKind;
  /** The first day of one period; all others follow from it. */
  readonly anchorDate: string;
}

export interface PeriodDays {
  readonly startDate: string;
  readonly endDate: string;
}

export const kinds: readonly { readonly kind: PayPeriodKind; readonly name: string; readonly meaning: string }[] = [
  { kind: 'WEEKLY', name: 'Weekly', meaning: 'Every week, from the same day of the week.' },
  { kind: 'BIWEEKLY', name: 'Every two weeks', meaning: 'Fourteen days, from the same day of the week.' },
  {
    kind: 'SEMIMONTHLY',
    name: 'Twice a month',
    meaning: 'From the day of the first period and from fifteen days after it, such as the 1st and the 16th.',
  },
  { kind: 'MONTHLY', name: 'Monthly', meaning: 'Every month, from the same day of the month.' },
];

export const nameOfKind = (kind: PayPeriodKind): string => kinds.find((one) => one.kind === kind)?.name ?? kind;

/** `Every two weeks, counted from Jan 4, 2026` */
export function planInWords({ kind, anchorDate }: Plan): string {
  return `${nameOfKind(kind)}, counted from ${dateInWords(anchorDate)}`;
}

/**
 * What a plan would make of the days from one on, for whoever is choosing it. The periods that count come from the
 * server, where closed ones stay as they were.
 */
export function periodsFrom(day: string, plan: Plan, count: number): PeriodDays[] {
  const starts = firstDays(Temporal.PlainDate.from(day), plan, count + 1);
  return starts.slice(0, count).map((start, index) => ({
    startDate: start.toString(),
    endDate: (starts[index + 1] ?? start).subtract({ days: 1 }).toString(),
  }));
}

/** The first days of the period that the day lies in and of those after it. */
function firstDays(day: Temporal.PlainDate, { kind, anchorDate }: Plan, count: number): Temporal.PlainDate[] {
  const anchor = Temporal.PlainDate.from(anchorDate);
  if (kind === 'WEEKLY' || kind === 'BIWEEKLY') {
    const length = kind === 'WEEKLY' ? 7 : 14;
    const since = anchor.until(day, { largestUnit: 'day' }).days;
    const first = day.subtract({ days: ((since % length) + length) % length });
    return Array.from({ length: count }, (_, index) => first.add({ days: index * length }));
  }
  const daysOfMonth = kind === 'MONTHLY' ? [anchor.day] : twiceAMonth(anchor.day);
  const month = day.toPlainYearMonth();
  const all = Array.from({ length: count + 2 }, (_, index) => month.add({ months: index - 1 })).flatMap((each) =>
    daysOfMonth.map((dayOfMonth) => each.toPlainDate({ day: Math.min(dayOfMonth, each.daysInMonth) })),
  );
  const current = all.findLastIndex((first) => Temporal.PlainDate.compare(first, day) <= 0);
  return all.slice(current, current + count);
}

function twiceAMonth(day: number): readonly number[] {
  return day <= 15 ? [day, day + 15] : [day - 15, day];
}
