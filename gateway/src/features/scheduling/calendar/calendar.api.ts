import { type Operation, operation } from '../../../platform/api/operation.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { calendarFeed, calendarFeedFile, resetCalendarFeed } from './calendar.service.js';
import { CalendarFeedType, calendarFeedView } from './calendar.types.js';

export const calendarApi: readonly Operation[] = [
  operation(calendarFeed, {
    description: 'The calendar feed of the caller’s shifts: the secret address where calendar programs find them.',
    rest: { method: 'GET', path: '/api/calendar-feed', status: 200, response: calendarFeedView },
    viewer: () => CalendarFeedType,
  }),
  operation(resetCalendarFeed, {
    description: 'Replaces the address of the caller’s calendar feed immediately.',
    rest: { method: 'POST', path: '/api/calendar-feed/reset', status: 200, response: calendarFeedView },
    mutation: {
      name: 'calendarFeedReset',
      payload: { calendarFeed: calendarFeedView.describe('The feed at its new address.') },
    },
  }),
  operation(calendarFeedFile, {
    description: 'A calendar of a person’s shifts from the last 60 days onward, for anyone who knows the address.',
    route: fileRoute(calendarFeedFile, { path: '/api/calendar/:secret.ics', contentType: 'text/calendar' }),
  }),
];
