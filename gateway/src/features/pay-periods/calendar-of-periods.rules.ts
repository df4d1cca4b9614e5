import type { PayPeriodKind } from './pay-period.enums.js';

/** Days of the organization's calendar, both included: `2026-11-01` to `2026-11-14`. */
export interface PayPeriodDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** How an organization cuts its calendar into pay periods. */
export interface PayPeriodPlan {
  readonly kind: PayPeriodKind;
  /** The first day of one period; all others follow from it. */
  readonly anchorDate: string;
}

/** Two weeks from Sunday to Saturday, until an organization says otherwise. */
export const defaultPlan: PayPeriodPlan = { kind: 'BIWEEKLY', anchorDate: '2026-01-04' };

/** What lies around a day: so many periods before its own, and so many after. */
export interface Around {
  readonly before: number;
  readonly after: number;
}

/**
 * The period that a day belongs to. A closed one stays as it was closed, whatever the plan says today: an open one
 * beside it begins on the next day, or ends on the day before, and may be shorter for that.
 */
export function payPeriodOn(date: string, plan: PayPeriodPlan, closed: readonly PayPeriodDates[] = []): PayPeriodDates {
  const holding = closed.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  if (holding) return { startDate: holding.startDate, endDate: holding.endDate };
  const planned = plannedPeriod(date, plan);
  const earlier = closed.filter(({ endDate }) => endDate < date).map(({ endDate }) => plusDays(endDate, 1));
  const later = closed.filter(({ startDate }) => startDate > date).map(({ startDate }) => plusDays(startDate, -1));
  return {
    startDate: [planned.startDate, ...earlier].reduce((one, other) => (one > other ? one : other)),
    endDate: [planned.endDate, ...later].reduce((one, other) => (one < other ? one : other)),
  };
}

/** The periods around a day, the earliest first, without a gap between them. */
export function payPeriodsAround(
  date: string,
  plan: PayPeriodPlan,
  closed: readonly PayPeriodDates[],
  { before, after }: Around,
): PayPeriodDates[] {
  const periods = [payPeriodOn(date, plan, closed)];
  for (let count = 0; count < before; count += 1) {
    const [first] = periods as [PayPeriodDates];
    periods.unshift(payPeriodOn(plusDays(first.startDate, -1), plan, closed));
  }
  for (let count = 0; count < after; count += 1) {
    const last = periods.at(-1) as PayPeriodDates;
    periods.push(payPeriodOn(plusDays(last.endDate, 1), plan, closed));
  }
  return periods;
}

/** `Nov 1 – Nov 14, 2026`, `Dec 27, 2026 – Jan 9, 2027` */
export function nameOfPeriod({ startDate, endDate }: PayPeriodDates): string {
  const [start, end] = [Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate)];
  const dayAndMonth = { day: 'numeric', month: 'short' } as const;
  const whole = { ...dayAndMonth, year: 'numeric' } as const;
  const first = start.toLocaleString('en-US', start.year === end.year ? dayAndMonth : whole);
  return `${first} – ${end.toLocaleString('en-US', whole)}`;
}

function plannedPeriod(date: string, plan: PayPeriodPlan): PayPeriodDates {
  const day = Temporal.PlainDate.from(date);
  const firstDays = firstDaysAround[plan.kind](day, plan);
  const start = firstDays.findLast((first) => Temporal.PlainDate.compare(first, day) <= 0) as Temporal.PlainDate;
  const next = firstDays.find((first) => Temporal.PlainDate.compare(first, day) > 0) as Temporal.PlainDate;
  return { startDate: start.toString(), endDate: next.subtract({ days: 1 }).toString() };
}

/** First days of periods: the last one on or before a day is among them, and the next one after it. In order. */
type FirstDaysAround = (day: Temporal.PlainDate, plan: PayPeriodPlan) => Temporal.PlainDate[];

const firstDaysAround: Readonly<Record<PayPeriodKind, FirstDaysAround>> = {
  WEEKLY: (day, plan) => byWeeks(day, plan, 1),
  BIWEEKLY: (day, plan) => byWeeks(day, plan, 2),
  SEMIMONTHLY: (day, { anchorDate }) => byMonths(day, twiceAMonth(Temporal.PlainDate.from(anchorDate).day)),
  MONTHLY: (day, { anchorDate }) => byMonths(day, [Temporal.PlainDate.from(anchorDate).day]),
};

/** The first day of the period that a day lies in, and the one after. The anchor is a first day, before or after it. */
function byWeeks(day: Temporal.PlainDate, { anchorDate }: PayPeriodPlan, weeks: number): Temporal.PlainDate[] {
  const length = 7 * weeks;
  const sinceAnchor = Temporal.PlainDate.from(anchorDate).until(day, { largestUnit: 'day' }).days;
  const sinceFirst = ((sinceAnchor % length) + length) % length;
  const first = day.subtract({ days: sinceFirst });
  return [first, first.add({ days: length })];
}

/** The first days in the month before a day, in its own, and in the one after, in order. */
function byMonths(day: Temporal.PlainDate, days: readonly number[]): Temporal.PlainDate[] {
  const month = day.toPlainYearMonth();
  return [month.subtract({ months: 1 }), month, month.add({ months: 1 })].flatMap((each) =>
    // In a month that is too short it is the last day: the 31st is February 28th.
    days.map((dayOfMonth) => each.toPlainDate({ day: Math.min(dayOfMonth, each.daysInMonth) })),
  );
}

/** The anchor's day and the one fifteen days from it: the 1st and the 16th, the 5th and the 20th, the 16th and the 31st. */
function twiceAMonth(anchorDay: number): [number, number] {
  return anchorDay <= 15 ? [anchorDay, anchorDay + 15] : [anchorDay - 15, anchorDay];
}

function plusDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
