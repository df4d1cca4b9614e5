import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const approvedTimesheets = z.object({
  approved: z.int().meta({ description: 'How many timesheets were approved.' }),
  skipped: z.int().meta({ description: 'Pending timesheets that were not approved and need a review.' }),
  skippedOwn: z.int().meta({
    description: 'Those of them that are the caller’s own.',
  }),
  skippedToConfirm: z.int().meta({
    description: 'The others that last more than 24 hours or have long paid breaks.',
  }),
  remaining: z.int().meta({ description: 'Timesheets left for the next call. One call approves at most 10,000.' }),
});

export type ApprovedTimesheets = z.infer<typeof approvedTimesheets>;

objectFromZod('ApprovedTimesheets', approvedTimesheets, 'What an approval of many timesheets did.');
