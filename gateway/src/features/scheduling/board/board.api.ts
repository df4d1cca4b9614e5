import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { serializeTimeOff, timeOffJson } from '../../time-off/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { scheduleBoard } from './board.service.js';
import { ScheduleBoardType, type ScheduleBoardView, scheduleBoardView } from './board.types.js';

const boardJson = scheduleBoardView
  .extend({
    schedules: z.array(scheduleJson),
    timeOff: z.array(timeOffJson),
  })
  .meta({ id: 'ScheduleBoard' });

function serializeBoard(board: ScheduleBoardView): z.input<typeof boardJson> {
  return {
    ...board,
    schedules: board.schedules.map(serializeSchedule),
    timeOff: board.timeOff.map(serializeTimeOff),
  };
}

export const boardApi: readonly Operation[] = [
  operation(scheduleBoard, {
    description:
      'The people, schedules and time off of a schedule view. Planners see all active members; workers see only their own row.',
    rest: { method: 'GET', path: '/api/schedules/board', status: 200, response: boardJson, present: serializeBoard },
    viewer: () => ScheduleBoardType,
  }),
];
