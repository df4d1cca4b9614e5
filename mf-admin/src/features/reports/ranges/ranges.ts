import type { Weekday } from '../../../gql/graphql.js';

/** Days of the organization's calendar, both included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** What it takes to know which days the usual ranges are. */
export interface Calendar {
  readonly today: string;
  readonly workweekStartsOn: Weekday;
  /** The earliest first. */
  readonly payPeriods: readonly Days[];
}

export interface QuickRange extends Days {
  readonly name: string;
}

const daysInWeek = 7;
const weekdays: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** The usual ranges today: the organization's workweeks and pay periods, and the calendar's months. */
export function quickRanges(calendar: Calendar): QuickRange[] {
  const found: readonly (readonly [string, Days | undefined])[] = [
    ['This week', weekOf(calendar, 0)],
    ['Last week', weekOf(calendar, -1)],
    ['This month', monthOf(calendar, 0)],
    ['Last month', monthOf(calendar, -1)],
    ['This pay period', payPeriodOn(calendar.today, calendar)],
    ['Last pay period', lastPayPeriod(calendar)],
  ];
  return found.flatMap(([name, days]) => (days ? [{ name, startDate: days.startDate, endDate: days.endDate }] : []));
}

function weekOf({ today, workweekStartsOn }: Calendar, weeks: number): Days {
  const day = Temporal.PlainDate.from(today);
  const firstDay = weekdays.indexOf(workweekStartsOn) + 1;
  const first = day.subtract({ days: (day.dayOfWeek - firstDay + daysInWeek) % daysInWeek }).add({ weeks });
  return { startDate: first.toString(), endDate: first.add({ days: daysInWeek - 1 }).toString() };
}

function monthOf({ today }: Calendar, months: number): Days {
  const month = Temporal.PlainDate.from(today).toPlainYearMonth().add({ months });
  const [first, last] = [month.toPlainDate({ day: 1 }), month.toPlainDate({ day: month.daysInMonth })];
  return { startDate: first.toString(), endDate: last.toString() };
}

function payPeriodOn(date: string, { payPeriods }: Calendar): Days | undefined {
  return payPeriods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
}

/** The one that ends on the day before today's begins. Before an organization's first one there may be none told of. */
function lastPayPeriod(calendar: Calendar): Days | undefined {
  const current = payPeriodOn(calendar.today, calendar);
  return current && payPeriodOn(Temporal.PlainDate.from(current.startDate).subtract({ days: 1 }).toString(), calendar);
}
