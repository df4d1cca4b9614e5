import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { byName, User } from '../../identity/index.js';
import { dayOf, Organization, spanOf } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { weekFinder } from '../schedules/planned-time.rules.js';
import type { Schedule } from '../schedules/schedule.entity.js';
import { scheduleWarningsInput } from '../schedules/schedule.inputs.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import { existingSchedule } from '../schedules/schedule.queries.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { photosOfReferences } from '../schedules/schedule-references.queries.js';
import { plannedShifts } from './planned-shifts.queries.js';
import { type FoundWarning, type PlannedShift, warningsFor } from './warning.rules.js';

type Warning = FoundWarning<User>;
type WarningsById = ReadonlyMap<string, readonly Warning[]>;

/** A shift with those who are to work it, by name. */
interface AssignedShift extends PlannedShift {
  readonly assignees: readonly User[];
}

/** The id of a shift that is still to be made. */
const notYet = '';

/** What creating or changing a schedule like this would warn of. It stores nothing. */
export const scheduleWarnings = query('scheduleWarnings', scheduleWarningsInput, async (context, { id, ...input }) => {
  const { em, viewer } = context;
  const existing = id ? await existingSchedule(em, id) : undefined;
  await photosOfReferences(context, input, existing);
  if (input.status === 'CANCELED') return [];
  const assignees = (await em.find(User, { id: { $in: input.assignedUserIds } })).toSorted(byName);
  const shift = { ...input, id: id ?? notYet, assignees };
  const found = await warningsOf(em, viewer.organizationId, [shift]);
  return found.get(shift.id) ?? [];
});

/** The warnings of schedules that stand already, by their ids; for workers none. One look-up, however many they are. */
export const warningsOfSchedules = query(
  'schedules',
  z.object({ schedules: z.array(z.custom<ScheduleView>()) }),
  async ({ em, viewer }, { schedules }): Promise<WarningsById> => {
    if (!mayPlan(viewer)) return new Map();
    const planned = schedules.filter(({ status }) => status !== 'CANCELED');
    return warningsOf(em, viewer.organizationId, planned);
  },
);

/** Gives the schedule the warnings that it has now. */
export async function withWarnings(em: EntityManager, schedule: Schedule): Promise<Schedule> {
  const planned = schedule.status === 'CANCELED' ? [] : [schedule];
  const found = await warningsOf(em, schedule.organizationId, planned);
  schedule.warnings = found.get(schedule.id) ?? [];
  return schedule;
}

/** A constant number of statements: the zone, what the people work in those weeks, and when they are off. */
async function warningsOf(
  em: EntityManager,
  organizationId: string,
  shifts: readonly AssignedShift[],
): Promise<WarningsById> {
  if (shifts.length === 0) return new Map();
  const { timezoneInForce: timezone } = await em.findOneOrFail(Organization, organizationId);
  const userIds = [...new Set(shifts.flatMap((shift) => shift.assignees.map((person) => person.id)))];
  const weeksOf = weekFinder(timezone);
  const around = spanOf([...new Set(shifts.flatMap(weeksOf))]);
  const planned = await plannedShifts(em, organizationId, around, userIds);
  const [from, to] = [dayOf(around.from, timezone).date, dayOf(around.to, timezone).date];
  const daysOff = Map.groupBy(await listApprovedTimeOff(em, { from, to, userIds }), ({ user }) => user.id);

  const warningsAbout = (person: User, shift: AssignedShift) => {
    const others = (planned.get(person.id) ?? []).filter((other) => other.id !== shift.id);
    const off = daysOff.get(person.id) ?? [];
    return warningsFor({ person, shift, weeks: weeksOf(shift), others, daysOff: off, timezone });
  };
  return new Map(shifts.map((shift) => [shift.id, shift.assignees.flatMap((person) => warningsAbout(person, shift))]));
}
