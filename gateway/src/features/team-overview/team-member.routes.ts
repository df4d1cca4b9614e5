import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.js';
import { presentUser, userJson } from '../identity/index.js';
import { scheduleJson, serializeSchedule } from '../scheduling/index.js';
import { serializeTimesheet, timesheetJson } from '../timeclock/index.js';
import { type TeamMember, teamMember } from './team-member.service.js';

const timeOffJson = z.object({
  id: z.uuid(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  hours: z.int(),
  policyName: z.string(),
});

const teamMemberJson = z.object({
  user: userJson,
  minutesThisWeek: z.int(),
  openTimesheet: timesheetJson.nullable(),
  schedules: z.array(scheduleJson),
  timeOff: z.array(timeOffJson),
});

function presentTeamMember(member: TeamMember): z.input<typeof teamMemberJson> {
  const { user, minutesThisWeek, openTimesheet, schedules, timeOff } = member;
  return {
    user: presentUser(user),
    minutesThisWeek,
    openTimesheet: openTimesheet && serializeTimesheet(openTimesheet),
    schedules: schedules.map(serializeSchedule),
    timeOff: timeOff.map(({ id, startDate, endDate, hours, policyName }) => ({
      id,
      startDate,
      endDate,
      hours,
      policyName,
    })),
  };
}

export const teamMemberRoutes: readonly Route[] = [
  route(teamMember, {
    method: 'GET',
    path: '/api/users/:id/overview',
    status: 200,
    summary: 'Somebody of the team at a glance: this week’s minutes, shifts, time off',
    response: teamMemberJson,
    present: presentTeamMember,
  }),
];
