import { addDays, weekOf } from '@timetrack/calendar';
import { query } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import { User, userIdInput } from '../identity/index.js';
import { dayOf, Organization, periodOfDays } from '../organization/index.js';
import { listSchedulesOfPerson, type ScheduleView } from '../scheduling/index.js';
import { listApprovedTimeOff, type TimeOff } from '../time-off/index.js';
import { minutesWorkedWithin, openTimesheetOf, presentTimesheet, type TimesheetView } from '../timeclock/index.js';

/** What a manager wants to know of somebody at a glance. */
export interface TeamMember {
  readonly user: User;
  /** Worked in the current workweek, a timesheet in progress included. */
  readonly minutesThisWeek: number;
  readonly openTimesheet: TimesheetView | null;
  /** From the beginning of this week until two weeks from now, the earliest first. */
  readonly schedules: readonly ScheduleView[];
  /** Approved, from today on, the earliest first. */
  readonly timeOff: readonly TimeOff[];
}

const daysAhead = 14;
/** As far as dates are read. */
const lastDate = '2199-12-31';

/** Somebody of the team, archived or not, with their week, their shifts and their time off. */
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
  const shown = periodOfDays({ startDate: workweek.startDate, endDate: lastDay }, timezoneInForce);
  const openTimesheet = await openTimesheetOf(em, id);
  return {
    user,
    minutesThisWeek: await minutesWorkedWithin(em, { organizationId, userId: id, ...week, now }),
    openTimesheet: openTimesheet && (await presentTimesheet(context, openTimesheet)),
    schedules: await listSchedulesOfPerson(em, id, shown),
    timeOff: await listApprovedTimeOff(em, { from: today, to: lastDate, userIds: [id] }),
  };
});
