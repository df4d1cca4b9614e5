import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentUser, userJson } from '../../identity/index.js';
import { scheduleJson, serializeSchedule } from '../schedules/schedule.presenter.js';
import { type Board, scheduleBoard } from './board.service.js';

const boardJson = z.object({
  people: z.array(z.object({ user: userJson, plannedMinutes: z.int() })),
  schedules: z.array(scheduleJson),
  timeOff: z.array(
    z.object({
      id: z.uuid(),
      user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      hours: z.int(),
      policyName: z.string(),
    }),
  ),
  draftCount: z.int(),
});

function serializeBoard({ people, schedules, timeOff, draftCount }: Board): z.input<typeof boardJson> {
  return {
    people: people.map(({ user, plannedMinutes }) => ({ user: presentUser(user), plannedMinutes })),
    schedules: schedules.map(serializeSchedule),
    timeOff: timeOff.map(({ id, user, startDate, endDate, hours, policyName }) => ({
      id,
      user: { id: user.id, firstName: user.firstName, lastName: user.lastName },
      startDate,
      endDate,
      hours,
      policyName,
    })),
    draftCount,
  };
}

export const boardRoutes: readonly Route[] = [
  route(scheduleBoard, {
    method: 'GET',
    path: '/api/schedules/board',
    status: 200,
    summary: 'The people, schedules, and time off of a view of the schedule, from `from` until `to`',
    response: boardJson,
    present: serializeBoard,
  }),
];
