import { hasPeopleOutOfReach, type MaybeOutOfReach } from '../schedules/schedule.rules.js';

/**
 * What becomes of a shift when the person's time off is approved and they are taken off their shifts. REMOVED: others
 * work it without the person. ONLY_PERSON: it has no other people. STARTED: it is too late to change it. OUT_OF_REACH: the
 * caller does not reach the others.
 */
type ShiftOutcome = 'REMOVED' | 'ONLY_PERSON' | 'STARTED' | 'OUT_OF_REACH';

interface AssignedShift {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly assignedUserIds: readonly string[];
  readonly assignees: readonly MaybeOutOfReach[];
}

export const listShiftsOnTimeOff = <Shift extends AssignedShift>(shifts: readonly Shift[], now: Date) =>
  shifts.map((schedule) => {
    const isReplaceable = schedule.endAt > now && !hasPeopleOutOfReach(schedule);
    return { schedule, outcome: outcomeOf(schedule, now), isReplaceable };
  });

export function outcomeOf(shift: Omit<AssignedShift, 'endAt'>, now: Date): ShiftOutcome {
  const { startAt, assignedUserIds } = shift;
  if (startAt <= now) return 'STARTED';
  if (hasPeopleOutOfReach(shift)) return 'OUT_OF_REACH';
  return assignedUserIds.length > 1 ? 'REMOVED' : 'ONLY_PERSON';
}
