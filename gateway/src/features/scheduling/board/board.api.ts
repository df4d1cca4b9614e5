import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { timeOffJson } from '../../time-off/index.js';
import { scheduleJson } from '../schedules/schedule.presenter.js';
import { scheduleBoard } from './board.service.js';
import { ScheduleBoardType, scheduleBoardView } from './board.types.js';

const boardJson = scheduleBoardView
  .extend({ schedules: z.array(scheduleJson), timeOff: z.array(timeOffJson) })
  .meta({ id: 'ScheduleBoard' });

export const boardApi: readonly Operation[] = [
  operation(scheduleBoard, {
    description: 'The data of a schedule view. Workers see only their own row.',
    rest: { method: 'GET', path: '/api/schedules/board', status: 200, response: boardJson },
    viewer: () => ScheduleBoardType,
  }),
];
