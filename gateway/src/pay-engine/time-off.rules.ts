import { type CalendarDate, type DateRange, weekdayOf } from '@timetrack/contracts/calendar';
import { formatLength } from './formats.presenter.js';
import { type DayNumber, dateOf, dayNumberOf, minuteMs } from './local-calendar.rules.js';
import type { PaidTimeOff } from './pay.types.js';

export type TimeOffSpan = Pick<PaidTimeOff, 'startDate' | 'endDate' | 'hours'>;

export interface PaidDay {
  readonly day: DayNumber;
  readonly minutes: number;
}

/**
 * Spreads the hours of a request evenly over its weekdays, or over all its days when it has no weekday. Days get whole
 * minutes, and the earliest days get the remainder: 8 hours over 7 weekdays are 69 minutes on the first four days and 68
 * on the last three.
 *
 * Source: the organization's own rule. No law says on which day of a vacation its hours fall. Pay and the balances that
 * people see both use this function. The SQL function `time_off_dates` repeats its dates for a trigger (ADR 0046), and a
 * property test compares the two.
 */
export function spreadTimeOff({ startDate, endDate, hours }: TimeOffSpan): PaidDay[] {
  const first = dayNumberOf(startDate);
  const days = Array.from({ length: dayNumberOf(endDate) - first + 1 }, (_, index) => first + index);
  const weekdays = days.filter(isWeekday);
  const paidDays = weekdays.length > 0 ? weekdays : days;
  const minutes = Math.round(hours * 60);
  const evenShare = Math.floor(minutes / paidDays.length);
  const remainder = minutes % paidDays.length;
  return paidDays.map((day, index) => ({ day, minutes: index < remainder ? evenShare + 1 : evenShare }));
}

/**
 * The minutes of a request that fall on dates of the range.
 *
 * Throws RangeError when a date is invalid.
 */
export function sumTimeOffMinutesWithin(span: TimeOffSpan, { startDate, endDate }: DateRange): number {
  const [first, last] = [dayNumberOf(startDate), dayNumberOf(endDate)];
  return spreadTimeOff(span).reduce((sum, { day, minutes }) => (first <= day && day <= last ? sum + minutes : sum), 0);
}

/**
 * The minutes of all requests together by date, earliest dates of each request first. Dates without a minute are absent.
 *
 * Throws RangeError when a date is invalid.
 */
export function sumTimeOffMinutesByDate(spans: readonly TimeOffSpan[]): ReadonlyMap<CalendarDate, number> {
  const minutesByDate = new Map<CalendarDate, number>();
  for (const { day, minutes } of spans.flatMap(spreadTimeOff)) {
    const date = dateOf(day);
    if (minutes > 0) minutesByDate.set(date, (minutesByDate.get(date) ?? 0) + minutes);
  }
  return minutesByDate;
}

/** A full day, and half an hour for punches, which are never exact. The shortest time off is an hour. */
const longestPlausibleMinutes = 8.5 * 60;

/**
 * Says how much of a day is both worked and off, or returns null if that is plausible: two half days are, a whole day of each is
 * not. A person who works on a day off keeps the hours, so someone has to decide about the time off.
 */
export function describeWorkedDayOff(workedMinutes: number, offMinutes: number): string | null {
  const isPlausible = workedMinutes + offMinutes <= longestPlausibleMinutes;
  if (workedMinutes === 0 || offMinutes === 0 || isPlausible) return null;
  const [worked, off] = [workedMinutes, offMinutes].map((minutes) => formatLength(minutes * minuteMs));
  return `${worked} worked and ${off} of time off`;
}

function isWeekday(day: DayNumber): boolean {
  const weekday = weekdayOf(dateOf(day));
  return weekday !== 'SATURDAY' && weekday !== 'SUNDAY';
}

/** Each request once, in an order that does not depend on the order of the input. */
export function sortRequests(timeOff: readonly PaidTimeOff[]): PaidTimeOff[] {
  const byId = new Map(timeOff.map((request) => [request.requestId, request]));
  return [...byId.values()].sort((a, b) => (a.requestId < b.requestId ? -1 : 1));
}
