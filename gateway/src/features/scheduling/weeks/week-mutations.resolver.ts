import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { ScheduleType } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

export const WeekMutations = mutationsOf(
  payloadMutation('scheduleWeekCopy', copyScheduleWeek, {
    description:
      'Copies the shifts that start in the week of `fromDate`, as drafts, to the same local times in the week of `toDate`. Skips canceled shifts, and shifts that already exist in that week. If a clock change skips a local time, the copy moves forward by the length of the gap.',
    payload: {
      schedules: {
        type: () => [ScheduleType],
        description: 'The copies.',
      },
    },
  }),
  payloadMutation('scheduleWeekPublish', publishSchedules, {
    description: 'Publishes all drafts that start in the week of this date.',
    payload: {
      schedules: {
        type: () => [ScheduleType],
        description: 'The schedules that were drafts and are published now.',
      },
    },
  }),
);
