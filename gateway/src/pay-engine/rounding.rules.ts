import { type LocalCalendar, minuteMs } from './local-calendar.rules.js';
import type { RoundingRule } from './pay-rules.types.js';

const increments: Record<RoundingRule, number | null> = {
  none: null,
  '5min': 5 * minuteMs,
  '6min': 6 * minuteMs,
  '10min': 10 * minuteMs,
  '15min': 15 * minuteMs,
};

/**
 * Rounds a clock-in or clock-out to the nearest increment of local time; an exact half rounds up. With 15 minutes,
 * 8:07:29 becomes 8:00 and 8:07:30 becomes 8:15. Switches to another job are never rounded, and breaks
 * only where they start or end with the shift.
 *
 * Rounding uses local time because not every time zone is whole hours from UTC: a ten-minute mark in Kathmandu (UTC+5:45)
 * is not one in UTC. It uses the UTC offset at the punch, so that a clock change never moves a punch by more than half
 * an increment. Rounding keeps the order of punches, so timesheets that do not overlap never overlap afterwards: out at
 * 12:07 and in at 12:08 become 12:00 and 12:15.
 *
 * Source: 29 CFR 785.48(b).
 *
 * @param instant milliseconds since 1970
 * @returns milliseconds since 1970
 */
export function roundPunch(instant: number, rule: RoundingRule, calendar: LocalCalendar): number {
  const increment = increments[rule];
  if (increment === null) return instant;
  const offset = calendar.offsetAt(instant);
  return Math.floor((instant + offset) / increment + 0.5) * increment - offset;
}
