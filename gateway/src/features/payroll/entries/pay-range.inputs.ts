import { z } from 'zod';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { calendarDate } from '../../../platform/inputs/date.js';

/** A leap year. */
const longestRange = 366;

/** The dates of a report or an export, both included. */
export const payRangeShape = {
  startDate: calendarDate('Start date').describe('The first day.'),
  endDate: calendarDate('End date').describe('The last day, included.'),
};

const wholeNumber = 'Version must be a whole number from 1';

export const payVersion = z
  .int(wholeNumber)
  .min(1, wholeNumber)
  .max(999_999, wholeNumber)
  .nullish()
  .describe('Reads an older version of a pay period’s pay. The dates are those of the period.');

/** Requires the dates to be in order and at most `maxDays` long, by default a year, once both are valid. */
export function requireDatesInOrder<Input extends z.ZodType<{ startDate: string; endDate: string }>>(
  input: Input,
  maxDays = longestRange,
): Input {
  return checkTogether(input, ['startDate', 'endDate'], ({ startDate, endDate }) => {
    if (endDate < startDate) return { endDate: 'End date must not be before the start date' };
    const days = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'days' }).days + 1;
    return days > maxDays ? { endDate: `A date range can have at most ${maxDays} days` } : undefined;
  });
}
