import type { CountedMinutes } from './counted.types.js';
import { addDaysTo } from './slow-calendar.js';

export interface CountedTimeOff {
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: number;
}

/** Deals the minutes of a request out to its weekdays one after the other, or to all its days if it has no weekday. */
export function countTimeOff({ startDate, endDate, hours }: CountedTimeOff): Omit<CountedMinutes, 'timesheetId'>[] {
  const dates: string[] = [];
  for (let date = startDate; date <= endDate; date = addDaysTo(date, 1)) dates.push(date);
  const weekdays = dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek < 6);
  const days = weekdays.length > 0 ? weekdays : dates;
  const dealt = new Map<string, number>();
  for (let minute = 0; minute < hours * 60; minute += 1) {
    const date = days[minute % days.length] as string;
    dealt.set(date, (dealt.get(date) ?? 0) + 1);
  }
  return [...dealt].map(([date, minutes]) => ({ date, kind: 'PTO', minutes }));
}
