import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { jobJson, jobView } from '../../jobs/index.js';
import { scheduleText } from '../schedules/schedule-text.types.js';

export const shiftTemplate = z.object({
  id: z.uuid().meta({ description: 'The id of the template.' }),
  name: z.string().meta({ description: 'The name under which planners choose the template.' }),
  title: z.string().meta({ description: 'The title of its shifts: the name, unless the template has a title.' }),
  startTime: z.string().meta({ description: 'When its shifts start, as a local time such as 06:00.' }),
  endTime: z.string().meta({
    description: 'When its shifts end, as a local time such as 14:30: on the next day unless after the start.',
  }),
  plannedBreakMinutes: z.int().meta({ description: 'The unpaid break within the shift, in minutes. 0 without one.' }),
  jobId: z.uuid().nullable().meta({ description: 'The id of the job of its shifts.' }),
  job: jobView.nullable().meta({ description: 'The job of its shifts. A retired job has to be replaced before use.' }),
  ...scheduleText.views,
  position: z.int().meta({ description: 'Templates are listed by position. There can be gaps between positions.' }),
});

export type ShiftTemplate = Readonly<z.infer<typeof shiftTemplate>>;

export const ShiftTemplateType = nodeFromZod(
  'ShiftTemplate',
  shiftTemplate,
  'A named shift without a day and people, to apply to a day.',
);

export const shiftTemplateJson = shiftTemplate.extend({ job: jobJson.nullable() }).meta({ id: 'ShiftTemplate' });
