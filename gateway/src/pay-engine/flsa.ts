import { payAfter, type WeekRule } from './slices.js';

const fortyHours = 40 * 60;

/**
 * All hours worked in the workweek are added up, on whatever jobs; those over 40 are overtime. Weeks are not averaged: 30
 * hours in one and 50 in the next are 10 of overtime. Paid time off is not worked, and never stands among the slices.
 *
 * Source: 29 CFR 778.103 and 778.104; 29 CFR 778.101 for the 40 hours.
 */
export const overFortyHoursWorked: WeekRule = (week) => payAfter(week, fortyHours, 'FLSA_WEEKLY_OVERTIME');
