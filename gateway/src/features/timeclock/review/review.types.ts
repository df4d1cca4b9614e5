import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';

export const approvedTimesheets = z.object({
  approved: z.int(),
  skipped: z
    .int()
    .meta({ description: 'Pending timesheets with an exception. Each of them needs an individual review.' }),
  remaining: z.int().meta({ description: 'Timesheets left for the next call. One call approves at most 10,000.' }),
});

export type ApprovedTimesheets = z.infer<typeof approvedTimesheets>;

export const ApprovedTimesheetsType = objectFromZod('ApprovedTimesheets', approvedTimesheets);
