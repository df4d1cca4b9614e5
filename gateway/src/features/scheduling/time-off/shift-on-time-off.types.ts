import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { type ScheduleView, scheduleJson, scheduleView } from '../schedules/schedule.types.js';

const outcome = enumOf('ShiftOutcome', 'What becomes of a shift when its person has time off.', {
  ONLY_PERSON: 'Nobody else works it: it keeps the person, or is canceled.',
  OUT_OF_REACH: 'Someone else on it is not in the viewer’s teams, so it stays as it is.',
  REMOVED: 'Others work it without the person.',
  STARTED: 'It has started and stays as it is.',
});

export const shiftOnTimeOff = z.object({
  schedule: scheduleView.describe('The shift.'),
  outcome: outcome.describe('What becomes of the person on the shift.'),
  isReplaceable: z
    .boolean()
    .describe(
      'Whether someone else can still take the shift. They can until it ends, unless the viewer may not change it.',
    ),
});

export interface ShiftOnTimeOff extends Readonly<z.infer<typeof shiftOnTimeOff>> {
  readonly schedule: ScheduleView;
}

export const shiftOnTimeOffJson = shiftOnTimeOff.extend({ schedule: scheduleJson }).meta({ id: 'ShiftOnTimeOff' });

export const ShiftOnTimeOffType = objectFromZod(
  'ShiftOnTimeOff',
  shiftOnTimeOff,
  'A shift of the requester on the requested days, and what `removeFromShifts` would do to it.',
);
