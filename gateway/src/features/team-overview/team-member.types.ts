import { z } from 'zod';
import { objectFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { graphqlTypeOf } from '../../platform/graphql/schema/types-from-zod.js';
import { userView } from '../identity/index.js';
import { ScheduleType, type ScheduleView, scheduleJson } from '../scheduling/index.js';
import { reachPreview, teamStay } from '../teams/index.js';
import { timeOff } from '../time-off/index.js';
import { TimesheetType, type TimesheetView, timesheetJson } from '../timeclock/index.js';

const teamMember = z.object({
  user: userView.describe('The person.'),
  minutesThisWeek: z
    .int()
    .describe('Payable minutes of the current workweek: what payroll reports as worked, and `minutesInProgress`.'),
  minutesInProgress: z
    .int()
    .describe('What a timesheet in progress would add to the payable minutes if the person clocked out now.'),
  openTimesheet: graphqlTypeOf(z.custom<TimesheetView>(), () => TimesheetType)
    .nullable()
    .describe('The timesheet in progress. Null if the person is clocked out.'),
  schedules: z
    .array(graphqlTypeOf(z.custom<ScheduleView>(), () => ScheduleType))
    .readonly()
    .describe('From this workweek until two weeks from now, earliest first.'),
  timeOff: z.array(timeOff).readonly().describe('Approved time off from today on, earliest first.'),
  teams: z
    .array(teamStay)
    .readonly()
    .describe(
      'The person’s memberships of active teams: current, coming and past ones, in this order. A restricted manager has those of the teams that they lead.',
    ),
  reachPreview: reachPreview
    .nullable()
    .describe(
      'How many people this manager sees. Null unless the viewer is an administrator and the person a manager.',
    ),
});

export type TeamMember = z.infer<typeof teamMember>;
export const TeamMemberType = objectFromZod('TeamMember', teamMember, 'An overview of a team member.');

export const teamMemberJson = teamMember
  .extend({
    openTimesheet: timesheetJson.nullable(),
    schedules: z.array(scheduleJson),
    timeOff: z.array(timeOff.omit({ user: true })),
  })
  .meta({ id: 'TeamMember' });
