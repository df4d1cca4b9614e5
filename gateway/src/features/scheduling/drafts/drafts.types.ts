import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { scheduleJson, scheduleView } from '../schedules/schedule.types.js';

const omission = z.object({
  date: z.iso.date().nullable().describe('The day of the draft, in the organization’s calendar.'),
  userId: z.uuid().nullable().describe('The person who was left out. Null for a whole shift, or for its job.'),
  message: z.string().describe('What was left out and why, as a sentence for the manager.'),
});
export type Omission = Readonly<z.infer<typeof omission>>;
objectFromZod('ScheduleOmission', omission, 'A person, a shift or a job that new drafts leave out, and why.');

/** The payload of each mutation that plans many shifts at once. */
export const createdDrafts = {
  schedules: z.array(scheduleView).describe('The new drafts, earliest first.'),
  left: z.array(omission).describe('Who and what was left out, and why.'),
};

export const createdDraftsJson = z
  .object({ schedules: z.array(scheduleJson), left: createdDrafts.left })
  .meta({ id: 'CreatedDrafts' });
