import { hourMs, minuteMs } from './local-calendar.rules.js';
import { groupByDay, payAfter, type Slice, type WeekRule } from './slices.rules.js';

const eightHours = 8 * hourMs;
const twelveHours = 12 * hourMs;
const fortyHours = 40 * hourMs;
const daysInWorkweek = 7;

/** Hours over this in a workweek are overtime under each rule except NONE. */
export const weeklyLimitMinutes = fortyHours / minuteMs;

/**
 * All hours worked in the workweek are added up, across jobs. Hours over 40 are overtime. Weeks are not
 * averaged: 30 hours in one week and 50 in the next are 10 hours of overtime. Paid time off is not time worked, so it is
 * not among the slices.
 *
 * Source: 29 CFR 778.103 and 778.104; 29 CFR 778.101 for the 40 hours.
 */
export const overFortyHoursWorked: WeekRule = (week) => payAfter(week, fortyHours, 'FLSA_WEEKLY_OVERTIME');

/**
 * Hours over 8 on the seventh consecutive day worked in a workweek are double time.
 *
 * Source: California Labor Code 510(a).
 */
export const overEightHoursOnSeventhDay: WeekRule = (week) =>
  applyToSeventhDay(week, (day) => payAfter(day, eightHours, 'CALIFORNIA_SEVENTH_DAY_DOUBLE_TIME'));

/**
 * The first 8 hours on the seventh consecutive day worked in a workweek are overtime.
 *
 * Source: California Labor Code 510(a).
 */
export const firstEightHoursOnSeventhDay: WeekRule = (week) =>
  applyToSeventhDay(week, (day) => payAfter(day, 0, 'CALIFORNIA_SEVENTH_DAY_OVERTIME'));

/**
 * Applies a rule to the seventh consecutive day worked. A workweek is fixed, so this is its last day, provided that the
 * person worked on all seven days. Seven days in a row across two workweeks do not count.
 *
 * Source: Mendoza v. Nordstrom (2017) 2 Cal.5th 1074 counts the day of rest by workweek.
 */
function applyToSeventhDay(week: readonly Slice[], rule: WeekRule): readonly Slice[] {
  const days = groupByDay(week);
  if (days.length < daysInWorkweek) return week;
  return [...days.slice(0, -1).flat(), ...rule(days.at(-1) ?? [])];
}

/**
 * Hours over 12 in a workday are double time.
 *
 * Source: California Labor Code 510(a).
 */
export const overTwelveHoursInWorkday: WeekRule = (week) =>
  groupByDay(week).flatMap((day) => payAfter(day, twelveHours, 'CALIFORNIA_DAILY_DOUBLE_TIME'));

/**
 * Hours over 8 and up to 12 in a workday are overtime.
 *
 * Source: California Labor Code 510(a).
 */
export const overEightHoursInWorkday: WeekRule = (week) =>
  groupByDay(week).flatMap((day) => payAfter(day, eightHours, 'CALIFORNIA_DAILY_OVERTIME'));

/**
 * Regular hours over 40 in a workweek are overtime. Hours that a daily rule already pays do not count toward the 40:
 * four days of 10 hours have exactly 8 hours of overtime.
 *
 * Source: California Labor Code 510(a); Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16 (no pyramiding).
 */
export const overFortyRegularHours: WeekRule = (week) => payAfter(week, fortyHours, 'CALIFORNIA_WEEKLY_OVERTIME');
