import { addDays, type CalendarDate, type DateRange, rangeIncludes } from '@timetrack/contracts/calendar';
import { beginning } from '../organization/index.js';
import type { PayPeriodKind } from './pay-period-status.types.js';

export interface PayPeriodPlan {
  readonly kind: PayPeriodKind;
  /** The first day of one period, from which all others follow. */
  readonly anchorDate: CalendarDate;
}

interface DatedPlan {
  readonly from: CalendarDate;
  readonly value: PayPeriodPlan;
}

/** The plans of an organization over time, earliest first. The first one holds from the beginning. */
export type PayCalendars = readonly [DatedPlan, ...DatedPlan[]];

/** How many periods to include before and after the period of a date. */
export interface NeighborPeriods {
  readonly before: number;
  readonly after: number;
}

/**
 * The period that contains a date. A closed period keeps its dates even if the plan has changed since. An open period
 * next to a closed one starts the day after it or ends the day before it, and may be shorter than planned. So does a
 * period next to the day on which a new plan begins.
 */
export function payPeriodOn(
  date: CalendarDate,
  plan: PayPeriodPlan | PayCalendars,
  closed: readonly DateRange[] = [],
): DateRange {
  const containing = closed.find((period) => rangeIncludes(period, date));
  if (containing) return { startDate: containing.startDate, endDate: containing.endDate };
  const planned = 'kind' in plan ? findPlannedPeriod(date, plan) : findDatedPeriod(date, plan);
  const earliestStarts = closed.filter(({ endDate }) => endDate < date).map(({ endDate }) => addDays(endDate, 1));
  const latestEnds = closed.filter(({ startDate }) => startDate > date).map(({ startDate }) => addDays(startDate, -1));
  return {
    startDate: [planned.startDate, ...earliestStarts].reduce((a, b) => (a > b ? a : b)),
    endDate: [planned.endDate, ...latestEnds].reduce((a, b) => (a < b ? a : b)),
  };
}

/** The periods around a date, earliest first, without gaps between them. */
export function payPeriodsAround(
  date: CalendarDate,
  plan: PayPeriodPlan | PayCalendars,
  closed: readonly DateRange[],
  { before, after }: NeighborPeriods,
): DateRange[] {
  const periods = [payPeriodOn(date, plan, closed)];
  for (let count = 0; count < before; count += 1) {
    const [first] = periods as [DateRange];
    periods.unshift(payPeriodOn(addDays(first.startDate, -1), plan, closed));
  }
  for (let count = 0; count < after; count += 1) {
    const last = periods.at(-1) as DateRange;
    periods.push(payPeriodOn(addDays(last.endDate, 1), plan, closed));
  }
  return periods;
}

/** The first day of a plan that does not name one: after every closed or exported period, or the beginning. */
export function chooseFirstDay(lastFixedDay: CalendarDate | null): CalendarDate {
  return lastFixedDay === null ? beginning : addDays(lastFixedDay, 1);
}

/** `Nov 1 – Nov 14, 2026`, `Dec 27, 2026 – Jan 9, 2027`, or one date: a new plan can cut a period to a single day. */
export function nameOfPeriod({ startDate, endDate }: DateRange): string {
  const [start, end] = [Temporal.PlainDate.from(startDate), Temporal.PlainDate.from(endDate)];
  const monthAndDay = { day: 'numeric', month: 'short' } as const;
  const withYear = { ...monthAndDay, year: 'numeric' } as const;
  if (start.equals(end)) return start.toLocaleString('en-US', withYear);
  const first = start.toLocaleString('en-US', start.year === end.year ? monthAndDay : withYear);
  return `${first} – ${end.toLocaleString('en-US', withYear)}`;
}

/** The planned period of a date, cut where a new plan begins. */
function findDatedPeriod(date: CalendarDate, calendars: PayCalendars): DateRange {
  const inForce = calendars.findLast(({ from }) => from <= date) ?? calendars[0];
  const { startDate, endDate } = findPlannedPeriod(date, inForce.value);
  const next = calendars.find(({ from }) => from > date);
  const lastDay = next && addDays(next.from, -1);
  return {
    startDate: startDate > inForce.from ? startDate : inForce.from,
    endDate: lastDay && lastDay < endDate ? lastDay : endDate,
  };
}

function findPlannedPeriod(date: CalendarDate, plan: PayPeriodPlan): DateRange {
  const day = Temporal.PlainDate.from(date);
  const starts = startsAround[plan.kind](day, plan);
  const start = starts.findLast((each) => Temporal.PlainDate.compare(each, day) <= 0) as Temporal.PlainDate;
  const next = starts.find((each) => Temporal.PlainDate.compare(each, day) > 0) as Temporal.PlainDate;
  return { startDate: start.toString(), endDate: next.subtract({ days: 1 }).toString() };
}

/** First days of periods in order. They include the last one on or before a day and the first one after it. */
type StartsAround = (day: Temporal.PlainDate, plan: PayPeriodPlan) => Temporal.PlainDate[];

const startsAround: Readonly<Record<PayPeriodKind, StartsAround>> = {
  WEEKLY: (day, plan) => listStartsByWeeks(day, plan, 1),
  BIWEEKLY: (day, plan) => listStartsByWeeks(day, plan, 2),
  SEMIMONTHLY: (day, { anchorDate }) =>
    listStartsByMonth(day, chooseSemimonthlyDays(Temporal.PlainDate.from(anchorDate).day)),
  MONTHLY: (day, { anchorDate }) => listStartsByMonth(day, [Temporal.PlainDate.from(anchorDate).day]),
};

/** The first day of the period that contains a day, and of the next period. The anchor may be before or after the day. */
function listStartsByWeeks(
  day: Temporal.PlainDate,
  { anchorDate }: PayPeriodPlan,
  weeks: number,
): Temporal.PlainDate[] {
  const length = 7 * weeks;
  const sinceAnchor = Temporal.PlainDate.from(anchorDate).until(day, { largestUnit: 'day' }).days;
  const sinceStart = ((sinceAnchor % length) + length) % length;
  const start = day.subtract({ days: sinceStart });
  return [start, start.add({ days: length })];
}

/** The first days of periods in the month of a day, the month before and the month after, in order. */
function listStartsByMonth(day: Temporal.PlainDate, daysOfMonth: readonly number[]): Temporal.PlainDate[] {
  const month = day.toPlainYearMonth();
  return [month.subtract({ months: 1 }), month, month.add({ months: 1 })].flatMap((each) =>
    // A shorter month uses its last day: the 31st becomes February 28.
    daysOfMonth.map((dayOfMonth) => each.toPlainDate({ day: Math.min(dayOfMonth, each.daysInMonth) })),
  );
}

/** The anchor's day and the day fifteen days from it: 1 and 16, 5 and 20, 16 and 31. */
function chooseSemimonthlyDays(anchorDay: number): [number, number] {
  return anchorDay <= 15 ? [anchorDay, anchorDay + 15] : [anchorDay - 15, anchorDay];
}
