import { addDays, type DateRange, weekOf } from '@timetrack/contracts/calendar';
import { query, type SignedInContext } from '../../../access/index.js';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import { readPayTimelines } from '../../employment/index.js';
import { compareByName, readActiveUsersAnd, type UserView } from '../../identity/index.js';
import { dateAt, findRulesInForce, instantsOf, type Period, spanOf } from '../../organization/index.js';
import { projectWorkweek } from '../../payroll/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { scheduleInput } from '../schedules/schedule.inputs.js';
import { maySeeSchedules } from '../schedules/schedule.policy.js';
import { shortRestHours } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { readPlannedShifts } from '../warnings/planned-shifts.queries.js';
import { createWeekFinder } from '../warnings/week-finder.rules.js';
import { createWeeklyLimit } from '../warnings/weekly-limit.rules.js';
import { assessReplacement, compareCandidates } from './replacement.rules.js';
import type { Replacement, ShiftReplacements } from './replacement.types.js';

/** A manager does not read further. */
const maxReplacements = 20;
const restMs = shortRestHours * 3_600_000;

/**
 * The people who can take over a shift, the best first: active, without a conflict, and not off. It runs a fixed number of
 * statements, however many people there are. Fails with NOT_FOUND for an unknown shift.
 */
export const shiftReplacements = query(
  'shiftReplacements',
  scheduleInput,
  async (context, { id }): Promise<ShiftReplacements> => {
    const schedule = await readSchedule(context.em, id);
    const replacements = schedule.status === 'CANCELED' ? [] : await findReplacements(context, schedule);
    return { schedule, replacements };
  },
);

async function findReplacements(
  { em, viewer, platform }: SignedInContext,
  shift: ScheduleView,
): Promise<Replacement[]> {
  const { organizationId } = viewer;
  const now = platform.clock.now();
  const timelines = await readPayTimelines(em, organizationId, null);
  const timezone = timelines.organization;
  const people = await listCandidates(em, shift);
  const userIds = people.map(({ id }) => id);
  const weeksOf = createWeekFinder(timezone);
  const workweeks = workweeksOf(shift, timezone);
  const span = spanAround(shift, [...weeksOf(shift), ...workweeks.map((week) => instantsOf(timezone, week))]);
  const [from, to] = [dateAt(timezone, span.from), dateAt(timezone, span.to)];
  const [planned, timeOff] = await Promise.all([
    readPlannedShifts(em, span, userIds),
    listApprovedTimeOff(em, { from, to, userIds }),
  ]);
  const daysOff = Map.groupBy(timeOff, ({ user }) => user.id);
  const shifts = userIds.flatMap((userId) =>
    [shift, ...(planned.get(userId) ?? [])]
      .filter(({ endAt }) => endAt > now)
      .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())
      .map((each) => ({ ...each, userId })),
  );
  const projected = await Promise.all(
    workweeks.map((week) => projectWorkweek(em, { organizationId, timelines, week, now, userIds, shifts })),
  );
  return people
    .flatMap((user) => {
      const [others, off] = [planned.get(user.id) ?? [], daysOff.get(user.id) ?? []];
      const projectedOvertime = projected.reduce((sum, week) => sum + (week.get(user.id)?.projectedOvertime ?? 0), 0);
      const weeklyLimitOf = createWeeklyLimit(timelines.of(user.id));
      const facts = {
        ...{ person: user, shift, others, daysOff: off, projectedOvertime, weeksOf, weeklyLimitOf, timezone, now },
      };
      const fit = assessReplacement(facts);
      return fit ? [{ user, ...fit }] : [];
    })
    .toSorted(compareCandidates)
    .slice(0, maxReplacements);
}

/** The workweeks of pay that the shift touches. */
function workweeksOf({ startAt, endAt }: ScheduleView, timeline: RuleTimeline): DateRange[] {
  const last = dateAt(timeline, new Date(endAt.getTime() - 1));
  const weeks: DateRange[] = [];
  for (let date = dateAt(timeline, startAt); date <= last; date = addDays(weeks.at(-1)?.endDate ?? date, 1)) {
    weeks.push(weekOf(date, findRulesInForce(timeline, date).workweekStartsOn));
  }
  return weeks;
}

/** Active people by name who can see the schedule and do not work the shift yet. */
async function listCandidates(em: SignedInContext['em'], { assignedUserIds }: ScheduleView): Promise<UserView[]> {
  const users = await readActiveUsersAnd(em, []);
  return users.filter((user) => maySeeSchedules(user) && !assignedUserIds.includes(user.id)).toSorted(compareByName);
}

/** The weeks of the shift, and the time around it in which another shift would shorten the rest. */
function spanAround({ startAt, endAt }: ScheduleView, weeks: readonly Period[]): Period {
  const rest = { from: new Date(startAt.getTime() - restMs), to: new Date(endAt.getTime() + restMs) };
  return spanOf([rest, ...weeks]);
}
