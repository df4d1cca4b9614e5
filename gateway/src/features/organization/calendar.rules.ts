import {
  addDays,
  type CalendarDate,
  calendarWeekStartsOn,
  type DateRange,
  weekOf,
} from '@timetrack/contracts/calendar';
import {
  dateOf,
  dayNumberOf,
  findLocalCalendar,
  findRuleCalendar,
  type LocalCalendar,
  type RuleTimeline,
} from '../../pay-engine/index.js';

/** One IANA time zone, or those of an organization over time. A record has the zone of its day. */
export type Timezone = string | RuleTimeline;

/** The half-open time range from `from` until `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A calendar day in a time zone: 23 or 25 hours long when the clocks change, and of other lengths when the zone does. */
export interface Day extends Period {
  /** `2026-03-08` */
  readonly date: string;
}

/** The day of an instant in a time zone. It starts at midnight, or at the first instant after a skipped midnight. */
export function dayOf(instant: Date, timezone: Timezone): Day {
  const date = dateOf(calendarOf(timezone).dayAt(instant.getTime()));
  return { date, ...periodOfDays({ startDate: date, endDate: date }, timezone) };
}

export function calendarWeekAt(instant: Date, timezone: Timezone): Period {
  return periodOfDays(weekOf(dayOf(instant, timezone).date, calendarWeekStartsOn), timezone);
}

/** The time range that a range of dates, both ends included, covers in a time zone. */
export function periodOfDays({ startDate, endDate }: DateRange, timezone: Timezone): Period {
  const { startOf } = calendarOf(timezone);
  const [from, to] = [startDate, addDays(endDate, 1)].map((date) => new Date(startOf(dayNumberOf(date))));
  return { from, to } as Period;
}

export function spanOf(periods: readonly Period[]): Period {
  const from = Math.min(...periods.map((period) => period.from.getTime()));
  const to = Math.max(...periods.map((period) => period.to.getTime()));
  return { from: new Date(from), to: new Date(to) };
}

export interface CalendarWeek extends DateRange, Period {}

export function calendarWeekOf(date: CalendarDate, timezone: Timezone): CalendarWeek {
  const week = weekOf(date, calendarWeekStartsOn);
  return { ...week, ...periodOfDays(week, timezone) };
}

const calendarOf = (timezone: Timezone): LocalCalendar =>
  typeof timezone === 'string' ? findLocalCalendar(timezone) : findRuleCalendar(timezone);
