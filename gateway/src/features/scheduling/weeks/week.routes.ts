import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

const scheduleList = {
  method: 'POST',
  response: z.array(scheduleJson),
  present: (schedules: readonly ScheduleView[]) => schedules.map(serializeSchedule),
} as const;

export const weekRoutes: readonly Route[] = [
  route(copyScheduleWeek, {
    ...scheduleList,
    path: '/api/schedules/copy-week',
    status: 201,
    summary:
      'Copy the shifts of one week, as drafts, to the same local times in another, and skip those that already exist there',
  }),
  route(publishSchedules, {
    ...scheduleList,
    path: '/api/schedules/publish',
    status: 200,
    summary: 'Publish all drafts that start in the week of a date',
  }),
];
