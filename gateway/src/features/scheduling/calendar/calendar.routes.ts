import { z } from 'zod';
import { fileRoute } from '../../../platform/http/routes/file-route.js';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { calendarFeed, calendarFeedFile, resetCalendarFeed } from './calendar.service.js';

const response = z.object({ url: z.string() });

export const calendarRoutes: readonly Route[] = [
  route(calendarFeed, {
    method: 'GET',
    path: '/api/calendar-feed',
    status: 200,
    summary: 'The secret address under which calendar programs find one’s own shifts',
    response,
  }),
  route(resetCalendarFeed, {
    method: 'POST',
    path: '/api/calendar-feed/reset',
    status: 200,
    summary: 'Get a new address for the calendar; the old one is dead at once',
    response,
  }),
  fileRoute(calendarFeedFile, {
    path: '/api/calendar/:secret.ics',
    summary: 'Somebody’s shifts of the last 60 days and ahead as a calendar, for whoever knows the address',
    contentType: 'text/calendar',
  }),
];
