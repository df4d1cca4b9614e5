import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { serializeTimeOff, timeOffJson } from '../../time-off/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { scheduleDays } from './schedule-days.service.js';
import { type ScheduleDaysView, scheduleDaysView } from './schedule-days.types.js';

const daysJson = scheduleDaysView
  .extend({
    days: z.array(scheduleDaysView.shape.days.unwrap().element.extend({ schedules: z.array(scheduleJson) })),
    timeOff: z.array(timeOffJson),
  })
  .meta({ id: 'ScheduleDays' });

function serializeDays({ days, timeOff, conflicts }: ScheduleDaysView): z.input<typeof daysJson> {
  return {
    days: days.map((day) => ({ ...day, schedules: day.schedules.map(serializeSchedule) })),
    conflicts,
    timeOff: timeOff.map(serializeTimeOff),
  };
}

export const scheduleDaysRoutes: readonly Route[] = [
  route(scheduleDays, {
    method: 'GET',
    path: '/api/schedules/days',
    status: 200,
    summary: 'The number of schedules of each day from `startDate` to `endDate`, the first of them, and time off',
    response: daysJson,
    present: serializeDays,
  }),
];
