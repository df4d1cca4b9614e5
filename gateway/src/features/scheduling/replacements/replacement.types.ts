import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userView } from '../../identity/index.js';
import { assigneeJson, type ScheduleView, scheduleJson, scheduleView } from '../schedules/schedule.types.js';

const replacement = z.object({
  user: userView.describe('The person, who is free.'),
  plannedMinutes: z.int().describe('The minutes for which the person is planned in the week, without this shift.'),
  overtimeMinutes: z
    .int()
    .describe(
      'The overtime of the week with this shift: of the time worked and the rest of the plan by the rules of pay, or the planned minutes beyond the person’s weekly limit if they are more.',
    ),
  reason: z.string().describe('Why the person fits, in words.'),
});

export type Replacement = Readonly<z.infer<typeof replacement>>;

objectFromZod('Replacement', replacement, 'A person who can take over a shift.');

const shiftReplacementsView = z.object({
  schedule: scheduleView.describe('The shift as it is now.'),
  replacements: z
    .array(replacement)
    .describe('The least overtime first, then workers, then the fewest planned hours.')
    .readonly(),
});

export interface ShiftReplacements extends Readonly<z.infer<typeof shiftReplacementsView>> {
  readonly schedule: ScheduleView;
}

export const ShiftReplacementsType = objectFromZod(
  'ShiftReplacements',
  shiftReplacementsView,
  'A shift, and the people who can take it over.',
);

export const shiftReplacementsJson = shiftReplacementsView
  .extend({ schedule: scheduleJson, replacements: z.array(replacement.extend({ user: assigneeJson })) })
  .meta({ id: 'ShiftReplacements' });
