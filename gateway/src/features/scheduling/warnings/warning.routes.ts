import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentWarning, warningJson } from './warning.presenter.js';
import { scheduleWarnings } from './warning.service.js';

export const warningRoutes: readonly Route[] = [
  route(scheduleWarnings, {
    method: 'POST',
    path: '/api/schedules/warnings',
    status: 200,
    summary: 'What creating such a schedule, or changing the one of the `id`, would warn of; stores nothing',
    response: z.array(warningJson),
    present: (found) => found.map(presentWarning),
  }),
];
