import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../platform/graphql/schema/types-from-zod.js';
import { dateRangeKey } from '../pay-periods/index.js';
import { reportType } from '../payroll/index.js';

export const savedReportView = enumOf(
  'SavedReportView',
  'How a saved report is displayed. Later versions can add values.',
  {
    TABLE: 'The rows of the report.',
    MATRIX: 'People in rows and jobs in columns.',
    WEEK: 'A column for each workweek.',
    DAY: 'A column for each day.',
  },
);

export const savedReport = z.object({
  id: z.uuid().describe('The id of the saved report.'),
  name: z.string().describe('The name that its owner gave it.'),
  type: reportType.describe('What the report lists.'),
  range: dateRangeKey.nullable().describe('The dates relative to today. Null for fixed dates.'),
  startDate: z.iso.date().nullable().describe('The first of the fixed dates. Null for relative dates.'),
  endDate: z.iso.date().nullable().describe('The last of the fixed dates. Null for relative dates.'),
  teamId: z
    .uuid()
    .nullable()
    .describe('The team whose people it lists, which its owner may no longer see. Null for everyone.'),
  view: savedReportView.describe('How the report is displayed.'),
  sort: z.string().nullable().describe('The key of a column, in descending order after a hyphen.'),
  find: z.string().nullable().describe('The text that rows must contain.'),
});

export type SavedReport = z.infer<typeof savedReport>;
export const SavedReportType = objectFromZod('SavedReport', savedReport, 'A report that the caller saved by name.');
