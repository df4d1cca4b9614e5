import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { serializeSchedule } from '../scheduling/index.js';
import { serializeTimesheet } from '../timeclock/index.js';
import { teamMember } from './team-member.service.js';
import { teamMemberJson } from './team-member.types.js';

export const teamMemberRoutes: readonly Route[] = [
  route(teamMember, {
    method: 'GET',
    path: '/api/users/:id/overview',
    status: 200,
    summary: 'An overview of a team member: this workweek’s payable minutes, shifts and time off',
    response: teamMemberJson,
    present: ({ openTimesheet, schedules, timeOff, ...member }) => ({
      ...member,
      openTimesheet: openTimesheet && serializeTimesheet(openTimesheet),
      schedules: schedules.map(serializeSchedule),
      timeOff: timeOff.map(({ user: _user, ...days }) => days),
    }),
  }),
];
