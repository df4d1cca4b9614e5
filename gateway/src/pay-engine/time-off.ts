import { type DayNumber, dayNumber, weekdayOf } from './local-calendar.js';
import type { PaidTimeOff, PayPeriod } from './types.js';

/** Paid hours over days of the calendar, the first and the last included. */
export type TimeOffSpan = Omit<PaidTimeOff, 'requestId'>;

export interface PaidDay {
  readonly day: DayNumber;
  readonly minutes: number;
}

/**
 * A request spreads its hours evenly over its weekdays, or over all its days where it has no weekday: whole minutes, the
 * remainder on the earliest. 8 hours over 7 weekdays are 69 minutes on four of them, and 68 on the last three.
 *
 * Source: the organization's own rule; no law says on which day of a holiday its hours lie. Pay and the balances that
 * people see both come from here.
 */
export function spreadTimeOff({ startDate, endDate, hours }: TimeOffSpan): PaidDay[] {
  const first = dayNumber(startDate);
  const days = Array.from({ length: dayNumber(endDate) - first + 1 }, (_, index) => first + index);
  const weekdays = days.filter(isWeekday);
  const paid = weekdays.length > 0 ? weekdays : days;
  const minutes = Math.round(hours * 60);
  const each = Math.floor(minutes / paid.length);
  const remainder = minutes % paid.length;
  return paid.map((day, index) => ({ day, minutes: index < remainder ? each + 1 : each }));
}

/** How many of a request's minutes lie on these days. */
export function timeOffMinutesWithin(span: TimeOffSpan, { startDate, endDate }: PayPeriod): number {
  const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
  return spreadTimeOff(span).reduce((sum, { day, minutes }) => (first <= day && day <= last ? sum + minutes : sum), 0);
}

function isWeekday(day: DayNumber): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 'SATURDAY' && weekday !== 'SUNDAY';
}

/** Each request once, in an order that does not depend on how they were given. */
export function requestsInOrder(timeOff: readonly PaidTimeOff[]): PaidTimeOff[] {
  const byId = new Map(timeOff.map((request) => [request.requestId, request]));
  return [...byId.values()].sort((a, b) => (a.requestId < b.requestId ? -1 : 1));
}
