import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { serializeTimeOff, timeOffJson } from '../../time-off/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { scheduleBoard } from './board.service.js';
import { type ScheduleBoardView, scheduleBoardView } from './board.types.js';

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

export const boardRoutes: readonly Route[] = [
  route(scheduleBoard, {
    method: 'GET',
    path: '/api/schedules/board',
    status: 200,
    summary: 'The people, schedules, and time off of a schedule view, from `from` to `to`',
    response: boardJson,
    present: serializeBoard,
  }),
];
