import { addDays, weekOf } from '@timetrack/calendar';
import { query } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import { presentUser, User, userIdInput } from '../identity/index.js';
import { dayOf, Organization, periodOfDays } from '../organization/index.js';
import { listSchedulesOfPerson } from '../scheduling/index.js';
import { listApprovedTimeOff } from '../time-off/index.js';
import { openTimesheetOf, presentTimesheet, sumMinutesWorkedWithin } from '../timeclock/index.js';
import type { TeamMember } from './team-member.types.js';

const daysAhead = 14;
/** The last date that the API accepts. */
const lastDate = '2199-12-31';

/** A team member, archived or not, with their week, shifts and time off. */
export const teamMember = query('teamMember', userIdInput, async (context, { id }): Promise<TeamMember> => {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  const user = await em.findOne(User, { id, deletedAt: null });
  if (!user) throw failures.notFound('Team member');
  const { timezoneInForce, workweekStartsOn } = await em.findOneOrFail(Organization, organizationId);
  const now = platform.clock.now();
  const today = dayOf(now, timezoneInForce).date;
  const workweek = weekOf(today, workweekStartsOn);
  const week = periodOfDays(workweek, timezoneInForce);
  const lastDay = addDays(today, daysAhead);
  const plannedRange = periodOfDays({ startDate: workweek.startDate, endDate: lastDay }, timezoneInForce);
  const openTimesheet = await openTimesheetOf(em, id);
  return {
    user: presentUser(user),
    minutesThisWeek: await sumMinutesWorkedWithin(em, { organizationId, userId: id, ...week, now }),
    openTimesheet: openTimesheet && (await presentTimesheet(context, openTimesheet)),
    schedules: await listSchedulesOfPerson(em, id, plannedRange),
    timeOff: await listApprovedTimeOff(em, { from: today, to: lastDate, userIds: [id] }),
  };
});
