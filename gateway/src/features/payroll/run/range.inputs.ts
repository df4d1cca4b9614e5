import { z } from 'zod';
import { calendarDate } from '../../../platform/inputs/date.inputs.js';

/** A leap year: the longest range that anybody settles at once. */
const mostDays = 366;

/** The days of a report or an export, the first and the last included. */
export const rangeShape = { startDate: calendarDate('Start date'), endDate: calendarDate('End date') };

/** Adds what the two days must be to one another; asked once both can be read. */
export function orderedRange<Input extends z.ZodType<{ startDate: string; endDate: string }>>(input: Input): Input {
  return input.superRefine(({ startDate, endDate }, context) => {
    if (context.issues.length > 0) return;
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['endDate'], message });
    if (endDate < startDate) return complain('End date must not be before the start date');
    const days = Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'days' }).days + 1;
    if (days > mostDays) complain(`A range has at most ${mostDays} days`);
  }) as Input;
}
