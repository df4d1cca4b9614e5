import { z } from 'zod';
import { calendarDate } from '../../../platform/inputs/date.js';

const maxDays = 62;

export const ptoCalendarInput = z
  .object({
    startDate: calendarDate('Start date').meta({ description: 'The first day of the calendar.' }),
    endDate: calendarDate('End date').meta({ description: 'The last day of the calendar.' }),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'End date must not be before start date',
  })
  .refine((days) => days.endDate < days.startDate || isShort(days), {
    path: ['endDate'],
    error: `The calendar can show at most ${maxDays} days`,
  });

const isShort = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) =>
  Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: 'day' }).days < maxDays;
