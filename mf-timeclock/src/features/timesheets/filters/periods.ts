import type { Weekday } from '../../../gql/graphql.js';
import type { PeriodChoice } from '../address/address.js';

/** Days of the organization's calendar, both included; null is an open end. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days of a pay period, both included. */
export interface PayPeriodDays {
  readonly startDate: string;
  readonly endDate: string;
}

/** What it takes to know which days `this week` and `last pay period` are. */
export interface Calendar {
  readonly today: string;
  readonly workweekStartsOn: Weekday;
  /** The earliest first. */
  readonly payPeriods: readonly PayPeriodDays[];
}

const daysInWeek = 7;
const weekdays: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** The days that a choice means today; null where the calendar does not say. */
export function daysOf(choice: PeriodChoice, calendar: Calendar): Days | null {
  switch (choice.kind) {
    case 'any':
      return { from: null, to: null };
    case 'custom':
      return { from: choice.from, to: choice.to };
    case 'this-week':
      return weekOf(calendar, 0);
    case 'last-week':
      return weekOf(calendar, -1);
    case 'this-pay-period':
      return daysOfPeriod(payPeriodOn(calendar.today, calendar));
    case 'last-pay-period':
      return daysOfPeriod(lastPayPeriod(calendar));
  }
}

/** Whether the calendar has to be read before the days are known. */
export function needsCalendar({ kind }: PeriodChoice): boolean {
  return kind !== 'any' && kind !== 'custom';
}

/** The organization's workweek, so many weeks from today's. */
function weekOf({ today, workweekStartsOn }: Calendar, weeks: number): Days {
  const date = Temporal.PlainDate.from(today);
  const firstDay = weekdays.indexOf(workweekStartsOn) + 1;
  const first = date.subtract({ days: (date.dayOfWeek - firstDay + daysInWeek) % daysInWeek }).add({ weeks });
  return { from: first.toString(), to: first.add({ days: daysInWeek - 1 }).toString() };
}

function payPeriodOn(date: string, { payPeriods }: Calendar): PayPeriodDays | undefined {
  return payPeriods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** The one that ends on the day before today's begins. Before an organization's first one there may be none told of. */
function lastPayPeriod(calendar: Calendar): PayPeriodDays | undefined {
  const current = payPeriodOn(calendar.today, calendar);
  return current && payPeriodOn(dayBefore(current.startDate), calendar);
}

function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}

function daysOfPeriod(period: PayPeriodDays | undefined): Days | null {
  return period ? { from: period.startDate, to: period.endDate } : null;
}

/** `Nov 1 – 14, 2026`, `Dec 27, 2026 – Jan 9, 2027`, `From Nov 1, 2026`. */
export function daysInWords({ from, to }: Days): string {
  if (from && to) return from === to ? day(from) : range(from, to);
  if (from) return `From ${day(from)}`;
  return to ? `Until ${day(to)}` : 'Any time';
}

function range(from: string, to: string): string {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (first.year !== last.year) return `${day(from)} – ${day(to)}`;
  const end = first.month === last.month ? String(last.day) : monthAndDay(to);
  return `${monthAndDay(from)} – ${end}, ${last.year}`;
}

const day = (date: string) => format(date, { month: 'short', day: 'numeric', year: 'numeric' });
const monthAndDay = (date: string) => format(date, { month: 'short', day: 'numeric' });

/** A day of the calendar has no zone: its noon in UTC is on that day. */
function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T12:00:00Z`));
}
