import { byDay, payAfter, type WeekRule } from './slices.js';

const eightHours = 8 * 60;
const twelveHours = 12 * 60;
const fortyHours = 40 * 60;
const daysOfAWorkweek = 7;

/**
 * More than 8 hours on the seventh consecutive day worked in a workweek are double time.
 * Source: California Labor Code 510(a).
 */
export const overEightOnTheSeventhDay: WeekRule = (week) =>
  onTheSeventhDay(week, (day) => payAfter(day, eightHours, 'CALIFORNIA_SEVENTH_DAY_DOUBLE_TIME'));

/**
 * The first 8 hours on the seventh consecutive day worked in a workweek are overtime.
 * Source: California Labor Code 510(a).
 */
export const firstEightOnTheSeventhDay: WeekRule = (week) =>
  onTheSeventhDay(week, (day) => payAfter(day, 0, 'CALIFORNIA_SEVENTH_DAY_OVERTIME'));

/**
 * The workweek is fixed, so its seventh consecutive day worked is its last, and only when something was worked on each
 * of its seven days. Seven days in a row over two workweeks make none.
 * Source: Mendoza v. Nordstrom (2017) 2 Cal.5th 1074 reads the day of rest by the workweek.
 */
function onTheSeventhDay(week: Parameters<WeekRule>[0], rule: WeekRule): ReturnType<WeekRule> {
  const days = byDay(week);
  if (days.length < daysOfAWorkweek) return week;
  return [...days.slice(0, -1).flat(), ...rule(days.at(-1) ?? [])];
}

/**
 * More than 12 hours in a workday are double time.
 * Source: California Labor Code 510(a).
 */
export const overTwelveInAWorkday: WeekRule = (week) =>
  byDay(week).flatMap((day) => payAfter(day, twelveHours, 'CALIFORNIA_DAILY_DOUBLE_TIME'));

/**
 * More than 8 hours in a workday are overtime, up to 12.
 * Source: California Labor Code 510(a).
 */
export const overEightInAWorkday: WeekRule = (week) =>
  byDay(week).flatMap((day) => payAfter(day, eightHours, 'CALIFORNIA_DAILY_OVERTIME'));

/**
 * More than 40 regular hours in a workweek are overtime. Hours that a day's rule pays already are not counted to the 40:
 * four days of 10 hours are 8 of overtime, not 8 and more.
 * Source: California Labor Code 510(a); Monzon v. Schaefer Ambulance Service (1990) 224 Cal.App.3d 16 (no pyramiding).
 */
export const overFortyRegularHours: WeekRule = (week) => payAfter(week, fortyHours, 'CALIFORNIA_WEEKLY_OVERTIME');
