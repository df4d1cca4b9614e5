import { type Operation, operation } from '../../platform/api/operation.js';
import { route } from '../../platform/http/routes/route.js';
import { nextCursorOf } from '../../platform/paging/index.js';
import { timesheetWeek, weekDates } from './timesheet-week.service.js';
import { TimesheetWeekType, timesheetWeekJson } from './timesheet-week.types.js';

export const timesheetWeekApi: readonly Operation[] = [
  operation(weekDates, {
    description: 'The timesheets of a workweek by person and day, with payable minutes, exceptions and week totals.',
    route: route(timesheetWeek, {
      method: 'GET',
      path: '/api/timesheets/week',
      status: 200,
      response: timesheetWeekJson,
      present: ({ people, ...week }) => ({
        ...week,
        people: people.edges.map(({ node }) => node),
        nextCursor: nextCursorOf(people),
      }),
    }),
    viewer: () => TimesheetWeekType,
  }),
];
