import type { Span } from './breaks.js';
import { type DayNumber, type LocalCalendar, minuteMs } from './local-calendar.js';

/** The part of a span that lies on one workday. */
export interface DayPart extends Span {
  readonly day: DayNumber;
}

/**
 * A workday runs from midnight to midnight of the organization, and a span that crosses midnight is split there. What
 * passed counts: a day on which the clocks change has 23 or 25 hours.
 *
 * Source: 29 CFR 778.105 and California Labor Code 500(a) let the employer fix when the day begins; that every hour
 * that passed is credited when the clocks change is in the Department of Labor's FLSA Hours Worked Advisor.
 */
export function splitAtMidnights({ from, to }: Span, calendar: LocalCalendar): DayPart[] {
  const parts: DayPart[] = [];
  for (let start = from; start < to; ) {
    const day = calendar.dayAt(start);
    const end = Math.min(to, calendar.startOf(day + 1));
    parts.push({ day, from: start, to: end });
    start = end;
  }
  return parts;
}

/**
 * Whole minutes of parts that follow each other: together as many as their sum has, so that no split loses one. 90
 * seconds before midnight and 90 after are one minute and two.
 */
export function wholeMinutes(lengths: readonly number[]): number[] {
  let passed = 0;
  return lengths.map((length) => {
    const before = Math.floor(passed / minuteMs);
    passed += length;
    return Math.floor(passed / minuteMs) - before;
  });
}
