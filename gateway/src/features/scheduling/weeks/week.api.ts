import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { scheduleJson, scheduleView } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

export const weekApi: readonly Operation[] = [
  operation(copyScheduleWeek, {
    description:
      'Copies the shifts that start in the week of `fromDate`, as drafts, to the same local times in the week of `toDate`. Skips canceled shifts, and shifts that already exist in that week. If a clock change skips a local time, the copy moves forward by the length of the gap.',
    rest: { method: 'POST', path: '/api/schedules/copy-week', status: 201, response: z.array(scheduleJson) },
    mutation: { name: 'scheduleWeekCopy', payload: { schedules: z.array(scheduleView).describe('The copies.') } },
  }),
  operation(publishSchedules, {
    description: 'Publishes all drafts that start in the week of this date.',
    rest: { method: 'POST', path: '/api/schedules/publish', status: 200, response: z.array(scheduleJson) },
    mutation: {
      name: 'scheduleWeekPublish',
      payload: { schedules: z.array(scheduleView).describe('The schedules that were drafts and are published now.') },
    },
  }),
];
