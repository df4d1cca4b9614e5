import { type Operation, operation } from '../../../platform/api/operation.js';
import { ptoCalendar } from './pto-calendar.service.js';
import { PtoCalendarType, ptoCalendarJson } from './pto-calendar.types.js';

export const ptoCalendarApi: readonly Operation[] = [
  operation(ptoCalendar, {
    description: 'Who is off, or has asked to be, on these days.',
    rest: { method: 'GET', path: '/api/pto-requests/calendar', status: 200, response: ptoCalendarJson },
    viewer: () => PtoCalendarType,
  }),
];
