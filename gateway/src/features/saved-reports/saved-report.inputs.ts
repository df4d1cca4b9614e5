import { z } from 'zod';
import { idInput } from '../../platform/database/ids.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { required } from '../../platform/inputs/text.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { dateRangeKey } from '../pay-periods/index.js';
import { reportType } from '../payroll/index.js';
import { savedReportView } from './saved-report.types.js';

const short = (label: string, most: number) =>
  z.string({ error: `${label} must be a string` }).max(most, `${label} must be at most ${most} characters`);

const name = required('Name')
  .trim()
  .min(1, 'Name is required')
  .max(60, 'Name must be at most 60 characters')
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Name contains a character that can’t be stored')
  .meta({ description: '1 to 60 characters, unique for the caller, ignoring case.' });

const saveReportShape = z.object({
  name,
  type: reportType.meta({ description: 'What the report lists.' }),
  range: dateRangeKey
    .nullish()
    .meta({ description: 'The dates relative to today. Without it, both dates are needed.' }),
  startDate: calendarDate('Start date').nullish().meta({ description: 'The first day, without `range`.' }),
  endDate: calendarDate('End date').nullish().meta({ description: 'The last day, without `range`.' }),
  view: savedReportView.nullish().meta({ description: 'How the report is displayed, by default as a TABLE.' }),
  sort: short('Sort', 60)
    .regex(/^-?[A-Za-z]*$/, 'Sort must be the key of a column, in descending order after a hyphen')
    .nullish()
    .meta({ description: 'The key of a column, in descending order after a hyphen.' }),
  find: short('Find', 200)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Find contains a character that can’t be stored')
    .nullish()
    .meta({ description: 'The text that rows must contain.' }),
});

export const saveReportInput = saveReportShape
  .superRefine(({ range, startDate, endDate }, context) => {
    const reject = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (range) {
      if (startDate || endDate) reject('range', 'A report has relative dates or fixed dates, not both');
      return;
    }
    if (!startDate) reject('startDate', 'Start date is required');
    if (!endDate) reject('endDate', 'End date is required');
    if (startDate && endDate && endDate < startDate) reject('endDate', 'End date must not be before the start date');
  })
  .meta({ description: 'The report to save.' });

export const savedReportsInput = z.object({});
export const savedReportPageInput = z.object(forwardPageInput);

const id = idInput.meta({ description: 'The id of one of the caller’s saved reports.' });

export const renameSavedReportInput = z
  .object({ id, name })
  .meta({ description: 'The saved report and its new name.' });

export const deleteSavedReportInput = z.object({ id }).meta({ description: 'The saved report to delete.' });
