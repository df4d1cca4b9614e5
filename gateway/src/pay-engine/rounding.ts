import { type LocalCalendar, minuteMs } from './local-calendar.js';
import type { RoundingRule } from './types.js';

const increments: Record<RoundingRule, number | null> = {
  none: null,
  '5min': 5 * minuteMs,
  '6min': 6 * minuteMs,
  '10min': 10 * minuteMs,
  '15min': 15 * minuteMs,
};

/**
 * A clock-in or clock-out at the nearest increment of the clock on the wall, an exact half upwards. With 15 minutes,
 * 8:07:29 is 8:00 and 8:07:30 is 8:15. The wall's clock matters where it is not whole hours ahead: a tenth minute in
 * Kathmandu (5:45 ahead) is none in UTC. Breaks are never rounded.
 *
 * How far ahead the clock was at the punch decides, so that no change of the clocks ever moves it by more than half an
 * increment. Rounding keeps the order of punches, so two timesheets that do not overlap never come to overlap: out at 12:07 and
 * in at 12:08 are 12:00 and 12:15.
 *
 * Source: 29 CFR 785.48(b).
 */
export function roundPunch(instant: number, rule: RoundingRule, calendar: LocalCalendar): number {
  const increment = increments[rule];
  if (increment === null) return instant;
  const offset = calendar.offsetAt(instant);
  return Math.floor((instant + offset) / increment + 0.5) * increment - offset;
}
