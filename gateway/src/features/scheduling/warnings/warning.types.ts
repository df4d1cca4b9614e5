import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userName, userView } from '../../identity/index.js';
import { type ScheduleView, scheduleJson } from '../schedules/schedule.types.js';

const kind = enumOf(
  'ScheduleWarningKind',
  'Two shifts at the same time, a shift on an approved day off, or more planned hours in a week (Sunday to Saturday) than the weekly limit of the person’s overtime rule.',
  {
    DOUBLE_BOOKED: 'The person has two shifts at the same time.',
    ON_TIME_OFF: 'The shift is on an approved day off.',
    OVER_40_HOURS:
      'More planned hours in a week, Sunday to Saturday, than the weekly limit of the person’s overtime rule: 40 in most. Never for exempt people.',
  },
);

const scheduleWarning = z.object({
  kind: kind.describe('The kind of warning.'),
  user: userView.describe('The person whom it concerns.'),
  message: z.string().describe('The warning in words.'),
  otherScheduleId: z.uuid().nullable().describe('The other shift of a double booking.'),
});

export type ScheduleWarningView = Readonly<z.infer<typeof scheduleWarning>>;

export const ScheduleWarningType = objectFromZod(
  'ScheduleWarning',
  scheduleWarning,
  'Something that a manager should check. It does not reject the schedule.',
);

export interface PlannedScheduleView extends ScheduleView {
  readonly warnings: readonly ScheduleWarningView[];
}

export const warningJson = scheduleWarning.extend({ user: userName }).meta({ id: 'ScheduleWarning' });

export const plannedScheduleJson = scheduleJson
  .extend({ warnings: z.array(warningJson) })
  .meta({ id: 'PlannedSchedule' });
