import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const approvedTimesheets = z.object({
  approved: z.int(),
  skipped: z.int().meta({ description: 'Pending timesheets with an exception: someone has to look at each of them.' }),
  remaining: z.int().meta({ description: 'Left for the next call: one call approves at most ten thousand.' }),
});

export type ApprovedTimesheets = z.infer<typeof approvedTimesheets>;

export const ApprovedTimesheetsType = objectFromZod('ApprovedTimesheets', approvedTimesheets);
