import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { ptoCalendar, serializePtoCalendar } from './pto-calendar.service.js';
import { ptoCalendarJson } from './pto-calendar.types.js';

export const ptoCalendarRoutes: readonly Route[] = [
  route(ptoCalendar, {
    method: 'GET',
    path: '/api/pto-requests/calendar',
    status: 200,
    summary: 'Who is off, or has asked to be, from `startDate` to `endDate`',
    response: ptoCalendarJson,
    present: serializePtoCalendar,
  }),
];
