import type { Punches } from './timesheet.rules.js';

/** After a longer time, the person has probably forgotten to clock out. */
export const longestOrdinaryHours = 16;

/** A longer timesheet needs a manager's confirmation. Duty of 24 hours or more is lawful (29 CFR 785.22) but rare. */
export const longestUnconfirmedHours = 24;

/** A workweek (29 CFR 778.105). A longer one has a forgotten clock-out or a mistyped year. */
const longestPlausibleHours = 168;

export const hourMs = 3_600_000;

/**
 * The elapsed time of a timesheet in milliseconds, so that a clock change makes no day longer or shorter. A timesheet in
 * progress lasts until `now`, and without `now`, 0.
 */
export function measureLength({ clockInAt, clockOutAt }: Punches, now: Date = clockInAt): number {
  return (clockOutAt ?? now).getTime() - clockInAt.getTime();
}

/** Whether a timesheet lasts more than 7 days. With `now`, also one in progress. */
export function isImplausiblyLong(punches: Punches, now?: Date): boolean {
  return measureLength(punches, now) > longestPlausibleHours * hourMs;
}
