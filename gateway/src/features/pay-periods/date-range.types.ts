import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../platform/graphql/schema/types-from-zod.js';
import { dateRangeKeys } from './date-ranges.rules.js';

export const dateRangeKey = enumFromZod('DateRangeKey', z.enum(dateRangeKeys), 'A range of dates relative to today.', {
  LAST_MONTH: 'The calendar month before this one.',
  LAST_PAY_PERIOD: 'The pay period before the current one.',
  LAST_WEEK: 'The workweek before the current one.',
  THIS_MONTH: 'The current calendar month.',
  THIS_PAY_PERIOD: 'The current pay period.',
  THIS_WEEK: 'The current workweek.',
});

export const labeledDateRange = z.object({
  key: dateRangeKey.describe('Which range it is.'),
  label: z.string().describe('The label to display: `This week`.'),
  startDate: z.iso.date().describe('The first day.'),
  endDate: z.iso.date().describe('The last day.'),
});

export const DateRangeType = objectFromZod(
  'DateRange',
  labeledDateRange,
  'A range of dates that reports and timesheet lists offer today.',
);
