import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { teamName } from '../../identity/index.js';
import { jobJson, jobView } from '../../jobs/index.js';
import { type NamedPlace, placeOfShift } from '../../places/index.js';
import type { NamedTeam } from '../../teams/index.js';
import { scheduleText } from '../schedules/schedule-text.types.js';

export const shiftTemplate = z.object({
  id: z.uuid().describe('The id of the template.'),
  name: z.string().describe('The name under which planners choose the template.'),
  title: z.string().describe('The title of its shifts: the name, unless the template has a title.'),
  startTime: z.string().describe('When its shifts start, as a local time such as 06:00.'),
  endTime: z
    .string()
    .describe('When its shifts end, as a local time such as 14:30: on the next day unless after the start.'),
  plannedBreakMinutes: z.int().describe('The unpaid break within the shift, in minutes. 0 without one.'),
  jobId: z.uuid().nullable().describe('The id of the job of its shifts.'),
  job: jobView.nullable().describe('The job of its shifts. A retired job has to be replaced before use.'),
  teamId: z.uuid().nullable().describe('The id of the team of its shifts.'),
  team: teamName.nullable().describe('The team of its shifts. A retired team has to be replaced before use.'),
  placeId: z.uuid().nullable().describe('The id of the place of its shifts.'),
  place: placeOfShift.nullable().describe('Where its shifts are. A retired place has to be replaced before use.'),
  ...scheduleText.views,
  position: z.int().describe('Templates are listed by position. There can be gaps between positions.'),
});

export interface ShiftTemplate extends Readonly<z.infer<typeof shiftTemplate>> {
  readonly team: NamedTeam | null;
  readonly place: NamedPlace | null;
}

export const ShiftTemplateType = nodeFromZod(
  'ShiftTemplate',
  shiftTemplate,
  'A named shift without a day and people, to apply to a day.',
);

export const shiftTemplateJson = shiftTemplate.extend({ job: jobJson.nullable() }).meta({ id: 'ShiftTemplate' });
