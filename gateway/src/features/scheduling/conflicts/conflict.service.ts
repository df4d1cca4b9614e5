import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { readPayTimelines } from '../../employment/index.js';
import { dayOf, type Period, spanOf } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import { shortRestHours } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readPlannedShifts, readPlannedShiftsAround } from '../warnings/planned-shifts.queries.js';
import type { PlannedShift } from '../warnings/warning.rules.js';
import { createWeekFinder, type WeekFinder } from '../warnings/week-finder.rules.js';
import { createWeeklyLimit } from '../warnings/weekly-limit.rules.js';
import { findConflicts, findOwnConflicts } from './conflict.rules.js';
import type { ScheduleConflictView } from './conflict.types.js';

type Reader = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;
type Person = ScheduleView['assignees'][number];

const restMs = shortRestHours * 3_600_000;

export const conflictsOfSchedules = query(
  'schedules',
  z.object({ keys: z.array(z.custom<ScheduleView>()) }),
  async (context, { keys }) => {
    const conflicts = Map.groupBy(await readConflicts(context, keys), ({ scheduleId }) => scheduleId);
    return ({ id }: ScheduleView): readonly ScheduleConflictView[] => conflicts.get(id) ?? [];
  },
);

/**
 * The conflicts of these schedules. Planners see all of them, and workers only their own time off. It reads the other
 * shifts and the time off of all people with one statement each.
 *
 * @param complete a period whose shifts are all in `schedules`, so that only the shifts before and after it are read
 */
export async function readConflicts(
  { em, viewer, platform }: Reader,
  schedules: readonly ScheduleView[],
  complete: Period | null = null,
): Promise<ScheduleConflictView[]> {
  const isPlanner = mayPlan(viewer);
  const people = assigneesOf(schedules, (person) => isPlanner || person.id === viewer.userId);
  if (people.size === 0) return [];
  const userIds = [...people.keys()];
  const timelines = await readPayTimelines(em, viewer.organizationId, userIds);
  const timezone = timelines.organization;
  const weeksOf = createWeekFinder(timezone);
  const span = spanAround(
    [...people.values()].flatMap(({ shifts }) => shifts),
    weeksOf,
  );
  const [from, to] = [dayOf(span.from, timezone).date, dayOf(span.to, timezone).date];
  const [others, timeOff] = await Promise.all([
    isPlanner ? readOthers(em, { span, complete, userIds }) : new Map<string, readonly PlannedShift[]>(),
    listApprovedTimeOff(em, { from, to, userIds }),
  ]);
  const daysOffByUser = Map.groupBy(timeOff, ({ user }) => user.id);
  const find = isPlanner ? findConflicts : findOwnConflicts;
  const now = platform.clock.now();
  return [...people.values()].flatMap(({ person, shifts }) => {
    const listed = new Set(shifts.map(({ id }) => id));
    const unlisted = (others.get(person.id) ?? []).filter(({ id }) => !listed.has(id));
    const all = unlisted.length === 0 ? shifts : [...shifts, ...unlisted];
    const facts = {
      ...{ person, shifts: all, daysOff: daysOffByUser.get(person.id) ?? [], weeksOf, timezone, now },
      weeklyLimitOf: createWeeklyLimit(timelines.of(person.id)),
    };
    const found = find(facts);
    return unlisted.length === 0 ? found : found.filter(({ scheduleId }) => listed.has(scheduleId));
  });
}

interface PersonShifts {
  readonly person: Person;
  readonly shifts: PlannedShift[];
}

function assigneesOf(schedules: readonly ScheduleView[], isWanted: (person: Person) => boolean) {
  const people = new Map<string, PersonShifts>();
  for (const schedule of schedules) {
    if (schedule.status === 'CANCELED') continue;
    for (const person of schedule.assignees) {
      const known = people.get(person.id);
      if (known) known.shifts.push(schedule);
      else if (!person.isOutOfReach && isWanted(person)) people.set(person.id, { person, shifts: [schedule] });
    }
  }
  return people;
}

/** The weeks of these shifts, and the time around them in which another shift would shorten the rest. */
function spanAround(shifts: readonly PlannedShift[], weeksOf: WeekFinder): Period {
  const first = shifts.reduce((ms, { startAt }) => Math.min(ms, startAt.getTime()), Number.POSITIVE_INFINITY);
  const last = shifts.reduce((ms, { endAt }) => Math.max(ms, endAt.getTime()), Number.NEGATIVE_INFINITY);
  const weeks = [first, last - 1].flatMap((ms) => weeksOf({ startAt: new Date(ms), endAt: new Date(ms) }));
  return spanOf([{ from: new Date(first - restMs), to: new Date(last + restMs) }, ...weeks]);
}

interface Others {
  readonly span: Period;
  readonly complete: Period | null;
  readonly userIds: readonly string[];
}

function readOthers(em: EntityManager, { span, complete, userIds }: Others) {
  return complete ? readPlannedShiftsAround(em, { span, complete }, userIds) : readPlannedShifts(em, span, userIds);
}
