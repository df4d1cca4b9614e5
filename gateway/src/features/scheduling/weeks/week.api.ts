import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { ScheduleType, type ScheduleView } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

const scheduleList = {
  method: 'POST',
  response: z.array(scheduleJson),
  present: (schedules: readonly ScheduleView[]) => schedules.map(serializeSchedule),
} as const;

export const weekApi: readonly Operation[] = [
  operation(copyScheduleWeek, {
    description:
      'Copies the shifts that start in the week of `fromDate`, as drafts, to the same local times in the week of `toDate`. Skips canceled shifts, and shifts that already exist in that week. If a clock change skips a local time, the copy moves forward by the length of the gap.',
    rest: { ...scheduleList, path: '/api/schedules/copy-week', status: 201 },
    mutation: {
      name: 'scheduleWeekCopy',
      payload: {
        schedules: {
          type: () => [ScheduleType],
          description: 'The copies.',
        },
      },
    },
  }),
  operation(publishSchedules, {
    description: 'Publishes all drafts that start in the week of this date.',
    rest: { ...scheduleList, path: '/api/schedules/publish', status: 200 },
    mutation: {
      name: 'scheduleWeekPublish',
      payload: {
        schedules: {
          type: () => [ScheduleType],
          description: 'The schedules that were drafts and are published now.',
        },
      },
    },
  }),
];
