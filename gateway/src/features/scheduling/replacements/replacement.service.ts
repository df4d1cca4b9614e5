import { query, type SignedInContext } from '../../../access/index.js';
import { compareByName, readActiveUsersAnd, type UserView } from '../../identity/index.js';
import { dayOf, type Period, readTimezone, spanOf } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { scheduleInput } from '../schedules/schedule.inputs.js';
import { maySeeSchedules } from '../schedules/schedule.policy.js';
import { shortRestHours } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { readPlannedShifts } from '../warnings/planned-shifts.queries.js';
import { createWeekFinder } from '../warnings/week-finder.rules.js';
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

async function findReplacements({ em, platform }: SignedInContext, shift: ScheduleView): Promise<Replacement[]> {
  const timezone = await readTimezone(em);
  const people = await listCandidates(em, shift);
  const userIds = people.map(({ id }) => id);
  const weeksOf = createWeekFinder(timezone);
  const span = spanAround(shift, weeksOf(shift));
  const [from, to] = [dayOf(span.from, timezone).date, dayOf(span.to, timezone).date];
  const [planned, timeOff] = await Promise.all([
    readPlannedShifts(em, span, userIds),
    listApprovedTimeOff(em, { from, to, userIds }),
  ]);
  const daysOff = Map.groupBy(timeOff, ({ user }) => user.id);
  const now = platform.clock.now();
  return people
    .flatMap((user) => {
      const [others, off] = [planned.get(user.id) ?? [], daysOff.get(user.id) ?? []];
      const fit = assessReplacement({ person: user, shift, others, daysOff: off, weeksOf, timezone, now });
      return fit ? [{ user, ...fit }] : [];
    })
    .toSorted(compareCandidates)
    .slice(0, maxReplacements);
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
