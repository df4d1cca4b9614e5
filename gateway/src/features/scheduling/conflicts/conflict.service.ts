import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { dayOf, type Period, readTimezone, spanOf } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readPlannedShifts, readPlannedShiftsAround } from '../warnings/planned-shifts.queries.js';
import type { PlannedShift } from '../warnings/warning.rules.js';
import { createWeekFinder } from '../warnings/week-finder.rules.js';
import { findConflicts, findOwnConflicts, type ScheduleConflict, shortRestHours } from './conflict.rules.js';

type Reader = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;
type Person = ScheduleView['assignees'][number];

const restMs = shortRestHours * 3_600_000;

/** The conflicts of existing schedules, by id, with one lookup. */
export const conflictsOfSchedules = query(
  'schedules',
  z.object({ schedules: z.array(z.custom<ScheduleView>()) }),
  async (context, { schedules }) =>
    Map.groupBy(await readConflicts(context, schedules), ({ scheduleId }) => scheduleId),
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
): Promise<ScheduleConflict[]> {
  const isPlanner = mayPlan(viewer);
  const people = assigneesOf(schedules, (person) => isPlanner || person.id === viewer.userId);
  if (people.size === 0) return [];
  const timezone = await readTimezone(em);
  const weeksOf = createWeekFinder(timezone);
  const span = spanOf([...people.values()].flatMap(({ shifts }) => shifts.flatMap((shift) => spansOf(shift, weeksOf))));
  const userIds = [...people.keys()];
  const [from, to] = [dayOf(span.from, timezone).date, dayOf(span.to, timezone).date];
  const [others, timeOff] = await Promise.all([
    isPlanner ? readOthers(em, { span, complete, userIds }) : new Map<string, readonly PlannedShift[]>(),
    listApprovedTimeOff(em, { from, to, userIds }),
  ]);
  const daysOffByUser = Map.groupBy(timeOff, ({ user }) => user.id);
  const find = isPlanner ? findConflicts : findOwnConflicts;
  return [...people.values()].flatMap(({ person, shifts }) => {
    const listed = new Set(shifts.map(({ id }) => id));
    const unlisted = (others.get(person.id) ?? []).filter(({ id }) => !listed.has(id));
    const daysOff = daysOffByUser.get(person.id) ?? [];
    const facts = { person, shifts: [...shifts, ...unlisted], daysOff, weeksOf, timezone, now: platform.clock.now() };
    return find(facts).filter(({ scheduleId }) => listed.has(scheduleId));
  });
}

interface PersonShifts {
  readonly person: Person;
  readonly shifts: PlannedShift[];
}

/** The people of these schedules with their shifts, without canceled ones. */
function assigneesOf(schedules: readonly ScheduleView[], isWanted: (person: Person) => boolean) {
  const people = new Map<string, PersonShifts>();
  for (const schedule of schedules) {
    if (schedule.status === 'CANCELED') continue;
    for (const person of schedule.assignees) {
      const known = people.get(person.id);
      if (known) known.shifts.push(schedule);
      else if (isWanted(person)) people.set(person.id, { person, shifts: [schedule] });
    }
  }
  return people;
}

/** The weeks of a shift, and the time around it in which another shift would shorten the rest. */
function spansOf(shift: PlannedShift, weeksOf: (shift: PlannedShift) => Period[]): Period[] {
  const { startAt, endAt } = shift;
  return [...weeksOf(shift), { from: new Date(+startAt - restMs), to: new Date(+endAt + restMs) }];
}

interface Others {
  readonly span: Period;
  readonly complete: Period | null;
  readonly userIds: readonly string[];
}

function readOthers(em: EntityManager, { span, complete, userIds }: Others) {
  return complete ? readPlannedShiftsAround(em, { span, complete }, userIds) : readPlannedShifts(em, span, userIds);
}
