import { addDays } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { calendarDate } from '../../../platform/inputs/date.js';

const maxDays = 100;

/** Calendar dates, both included. */
export const scheduleDaysInput = z
  .object({
    startDate: calendarDate('Start date').meta({ description: 'The first day.' }),
    endDate: calendarDate('End date').meta({ description: 'The last day, included.' }),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'End date must not be before the start date',
  })
  .refine(({ startDate, endDate }) => endDate < addDays(startDate, maxDays), {
    path: ['endDate'],
    error: `At most ${maxDays} days can be listed`,
  });
