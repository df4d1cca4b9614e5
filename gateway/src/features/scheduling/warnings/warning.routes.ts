import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { serializeWarning, warningJson } from './warning.presenter.js';
import { scheduleWarnings } from './warning.service.js';

export const warningRoutes: readonly Route[] = [
  route(scheduleWarnings, {
    method: 'POST',
    path: '/api/schedules/warnings',
    status: 200,
    summary:
      'List the warnings that this schedule would have as a new one, or as a change to the schedule `id`; stores nothing',
    response: z.array(warningJson),
    present: (warnings) => warnings.map(serializeWarning),
  }),
];
