import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { readPayTimelines } from '../../employment/index.js';
import { compareByName, readUsers, type UserView } from '../../identity/index.js';
import { dayOf, spanOf } from '../../organization/index.js';
import { listApprovedTimeOff } from '../../time-off/index.js';
import { scheduleWarningsInput } from '../schedules/schedule.inputs.js';
import { mayPlan } from '../schedules/schedule.policy.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { checkReferences } from '../schedules/schedule-references.queries.js';
import { readSchedule } from '../schedules/schedule-rows.queries.js';
import { readPlannedShifts } from './planned-shifts.queries.js';
import { findWarnings, type PlannedShift } from './warning.rules.js';
import type { PlannedScheduleView, ScheduleWarningView } from './warning.types.js';
import { createWeekFinder } from './week-finder.rules.js';
import { createWeeklyLimit } from './weekly-limit.rules.js';

type Reader = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;
type WarningsById = ReadonlyMap<string, readonly ScheduleWarningView[]>;

interface AssignedShift extends PlannedShift {
  readonly assignees: readonly UserView[];
}

/** A placeholder id for a shift that does not exist yet. */
const idOfNewShift = '';

export const scheduleWarnings = query('scheduleWarnings', scheduleWarningsInput, async (context, { id, ...input }) => {
  const { em } = context;
  const existing = id ? await readSchedule(em, id) : undefined;
  await checkReferences(context, input, existing && { ...existing, assignedUserIds: listIdsInReach(existing) });
  if (input.status === 'CANCELED') return [];
  const people = await readUsers(em, input.assignedUserIds);
  const assignees = people.toSorted(compareByName);
  const plannedBreakMinutes = input.plannedBreakMinutes ?? 0;
  const shift = { ...input, plannedBreakMinutes, id: id ?? idOfNewShift, assignees };
  const warnings = await readWarnings(context, [shift]);
  return warnings.get(shift.id) ?? [];
});

/** A person out of reach is unknown, even on a shift with someone in reach. */
const listIdsInReach = ({ assignees }: ScheduleView) =>
  assignees.filter(({ isOutOfReach }) => !isOutOfReach).map(({ id }) => id);

export const warningsOfSchedules = query(
  'schedules',
  z.object({ keys: z.array(z.custom<ScheduleView>()) }),
  async (context, { keys }) => {
    const planned = mayPlan(context.viewer) ? keys.filter(({ status }) => status !== 'CANCELED') : [];
    const warnings = await readWarnings(context, planned);
    return ({ id }: ScheduleView): readonly ScheduleWarningView[] => warnings.get(id) ?? [];
  },
);

export async function addWarnings(context: Reader, schedule: ScheduleView): Promise<PlannedScheduleView> {
  const planned = schedule.status === 'CANCELED' ? [] : [schedule];
  const warnings = await readWarnings(context, planned);
  return { ...schedule, warnings: warnings.get(schedule.id) ?? [] };
}

/** Runs three statements, however many shifts there are: for the rules, the other shifts, and the time off. */
async function readWarnings({ em, viewer, platform }: Reader, shifts: readonly AssignedShift[]): Promise<WarningsById> {
  if (shifts.length === 0) return new Map();
  const userIds = [...new Set(shifts.flatMap((shift) => shift.assignees.map((person) => person.id)))];
  const timelines = await readPayTimelines(em, viewer.organizationId, userIds);
  const timezone = timelines.organization;
  const weeksOf = createWeekFinder(timezone);
  const span = spanOf([...new Set(shifts.flatMap(weeksOf))]);
  const [from, to] = [dayOf(span.from, timezone).date, dayOf(span.to, timezone).date];
  const [planned, timeOff] = await Promise.all([
    readPlannedShifts(em, span, userIds),
    listApprovedTimeOff(em, { from, to, userIds }),
  ]);
  const daysOff = Map.groupBy(timeOff, ({ user }) => user.id);
  const now = platform.clock.now();

  const warningsFor = (person: UserView, shift: AssignedShift) => {
    const others = (planned.get(person.id) ?? []).filter((other) => other.id !== shift.id);
    const off = daysOff.get(person.id) ?? [];
    const weeklyLimitOf = createWeeklyLimit(timelines.of(person.id));
    return findWarnings({ person, shift, weeks: weeksOf(shift), others, daysOff: off, weeklyLimitOf, timezone, now });
  };
  const inReach = ({ assignees }: AssignedShift) => assignees.filter(({ isOutOfReach }) => !isOutOfReach);
  return new Map(shifts.map((shift) => [shift.id, inReach(shift).flatMap((person) => warningsFor(person, shift))]));
}
