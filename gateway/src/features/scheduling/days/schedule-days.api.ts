import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { timeOffJson } from '../../time-off/index.js';
import { scheduleJson } from '../schedules/schedule.presenter.js';
import { scheduleDays } from './schedule-days.service.js';
import { ScheduleDaysType, scheduleDaysView } from './schedule-days.types.js';

const daysJson = scheduleDaysView
  .extend({
    days: z.array(scheduleDaysView.shape.days.unwrap().element.extend({ schedules: z.array(scheduleJson) })),
    timeOff: z.array(timeOffJson),
  })
  .meta({ id: 'ScheduleDays' });

export const scheduleDaysApi: readonly Operation[] = [
  operation(scheduleDays, {
    description: 'Counts and first schedules by day, and time off. Workers see their own.',
    rest: { method: 'GET', path: '/api/schedules/days', status: 200, response: daysJson },
    viewer: () => ScheduleDaysType,
  }),
];
