import { fileRoute } from '../../../platform/http/routes/file-route.builder.js';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { calendarFeed, calendarFeedFile, resetCalendarFeed } from './calendar.service.js';
import { calendarFeedView } from './calendar.types.js';

export const calendarRoutes: readonly Route[] = [
  route(calendarFeed, {
    method: 'GET',
    path: '/api/calendar-feed',
    status: 200,
    summary: 'The secret address where calendar programs find your shifts',
    response: calendarFeedView,
  }),
  route(resetCalendarFeed, {
    method: 'POST',
    path: '/api/calendar-feed/reset',
    status: 200,
    summary: 'Create a new calendar address; the old one stops working immediately',
    response: calendarFeedView,
  }),
  fileRoute(calendarFeedFile, {
    path: '/api/calendar/:secret.ics',
    summary: 'A calendar of a person’s shifts from the last 60 days onward, for anyone who knows the address',
    contentType: 'text/calendar',
  }),
];
