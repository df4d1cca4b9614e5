import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentSchedule, scheduleJson } from '../schedules/schedule.presenter.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { copyScheduleWeek, publishSchedules } from './week.service.js';

const answer = {
  method: 'POST',
  response: z.array(scheduleJson),
  present: (schedules: readonly ScheduleView[]) => schedules.map(presentSchedule),
} as const;

export const weekRoutes: readonly Route[] = [
  route(copyScheduleWeek, {
    ...answer,
    path: '/api/schedules/copy-week',
    status: 201,
    summary:
      'Copy the shifts of one week to the same local times of another, as drafts, but for what stands there already',
  }),
  route(publishSchedules, {
    ...answer,
    path: '/api/schedules/publish',
    status: 200,
    summary: 'Publish every draft that starts in the week of a date',
  }),
];
