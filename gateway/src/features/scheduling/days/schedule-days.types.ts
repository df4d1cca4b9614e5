import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { timeOff } from '../../time-off/index.js';
import { scheduleConflict } from '../conflicts/conflict.types.js';
import { type ScheduleView, scheduleView } from '../schedules/schedule.types.js';

export const listedPerDay = 3;

const scheduleDay = z.object({
  date: z.iso.date().meta({ description: 'The day, in the organization’s calendar.' }),
  count: z.int().meta({ description: 'The number of schedules that overlap the day.' }),
  schedules: z
    .array(scheduleView)
    .meta({ description: `The first ${listedPerDay} of them, by their start and then by their end.` })
    .readonly(),
});
objectFromZod('ScheduleDay', scheduleDay, 'A day of the schedule, in the time zone of the organization.');

export const scheduleDaysView = z.object({
  days: z.array(scheduleDay).meta({ description: 'Every day of the range, also those without schedules.' }).readonly(),
  conflicts: z
    .array(scheduleConflict)
    .meta({ description: 'The conflicts of the schedules. Workers see their own time off.' })
    .readonly(),
  timeOff: z.array(timeOff).meta({ description: 'Approved time off on these days.' }).readonly(),
});

export interface ScheduleDaysView extends Readonly<z.infer<typeof scheduleDaysView>> {
  readonly days: readonly ScheduleDayView[];
}

interface ScheduleDayView extends Readonly<z.infer<typeof scheduleDay>> {
  readonly schedules: readonly ScheduleView[];
}

export const ScheduleDaysType = objectFromZod(
  'ScheduleDays',
  scheduleDaysView,
  'What a calendar of many days shows: the number of schedules of each day, the first of them, and time off.',
);
