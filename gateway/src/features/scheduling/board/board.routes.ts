import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { presentUser, userJson } from '../../identity/index.js';
import { timeOff } from '../../time-off/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { scheduleBoard } from './board.service.js';
import { type ScheduleBoardView, scheduleBoardView } from './board.types.js';

const boardJson = scheduleBoardView.extend({
  people: z.array(z.object({ user: userJson, plannedMinutes: z.int() })),
  schedules: z.array(scheduleJson),
  timeOff: z.array(timeOff.extend({ user: userJson.pick({ id: true, firstName: true, lastName: true }) })),
});

function serializeBoard(board: ScheduleBoardView): z.input<typeof boardJson> {
  return {
    people: board.people.map(({ user, plannedMinutes }) => ({ user: presentUser(user), plannedMinutes })),
    schedules: board.schedules.map(serializeSchedule),
    timeOff: board.timeOff.map(({ user: { id, firstName, lastName }, ...off }) => ({
      ...off,
      user: { id, firstName, lastName },
    })),
    draftCount: board.draftCount,
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
