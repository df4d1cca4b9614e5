import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { timeOffJson } from '../../time-off/index.js';
import { scheduleJson } from '../schedules/schedule.types.js';
import { scheduleBoard } from './board.service.js';
import { ScheduleBoardType, ScheduleDaysType, scheduleBoardView, scheduleDaysView } from './board.types.js';
import { scheduleDays } from './schedule-days.service.js';

const boardJson = scheduleBoardView
  .extend({ schedules: z.array(scheduleJson), timeOff: z.array(timeOffJson) })
  .meta({ id: 'ScheduleBoard' });

const daysJson = scheduleDaysView
  .extend({
    days: z.array(scheduleDaysView.shape.days.unwrap().element.extend({ schedules: z.array(scheduleJson) })),
    timeOff: z.array(timeOffJson),
  })
  .meta({ id: 'ScheduleDays' });

export const boardApi: readonly Operation[] = [
  operation(scheduleBoard, {
    description: 'The data of a schedule view. Workers see only their own row.',
    rest: { method: 'GET', path: '/api/schedules/board', status: 200, response: boardJson },
    viewer: () => ScheduleBoardType,
  }),
  operation(scheduleDays, {
    description: 'Counts and first schedules by day, and time off. Workers see their own.',
    rest: { method: 'GET', path: '/api/schedules/days', status: 200, response: daysJson },
    viewer: () => ScheduleDaysType,
  }),
];
