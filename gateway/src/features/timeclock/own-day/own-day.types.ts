import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { jobJson, jobView } from '../../jobs/index.js';

const nextShift = z.object({
  id: z.uuid().describe('The id of the schedule.'),
  title: z.string().describe('The title of the shift.'),
  startAt: z.date().describe('When the shift begins.'),
  endAt: z.date().describe('When the shift ends.'),
  job: jobView.nullable().describe('The job. Null without one.'),
});
objectFromZod('MyNextShift', nextShift, 'The caller’s next shift, without the people who work it.');

const myDay = z.object({
  date: z.iso.date().describe('Today, in the organization’s calendar.'),
  workedMinutes: z
    .int()
    .describe('What the caller has clocked since midnight, less unpaid breaks, unrounded. Work in progress counts.'),
  nextShift: nextShift.nullable().describe('The caller’s first published shift after today. Null without one.'),
});
export type MyDay = Readonly<z.infer<typeof myDay>>;
export const MyDayType = objectFromZod('MyDay', myDay, 'What the caller has worked today, and when they work next.');

export const myDayJson = myDay
  .extend({ nextShift: nextShift.extend({ job: jobJson.nullable() }).nullable() })
  .meta({ id: 'MyDay' });
