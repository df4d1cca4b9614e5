import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const leftSchedule = z.object({
  id: z.uuid().describe('The id of the schedule.'),
  message: z.string().describe('Why it was left, as a sentence for the manager.'),
});
export type LeftSchedule = Readonly<z.infer<typeof leftSchedule>>;
objectFromZod('LeftSchedule', leftSchedule, 'A selected schedule that was not changed, and why.');

export const changedSelection = z.object({
  changedIds: z.array(z.uuid()).readonly().describe('The schedules that were changed or deleted.'),
  left: z.array(leftSchedule).readonly().describe('The schedules that stay as they are, and why.'),
});
export type ChangedSelection = Readonly<z.infer<typeof changedSelection>>;
