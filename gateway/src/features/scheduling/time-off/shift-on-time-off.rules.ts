/**
 * What becomes of a shift when the person's time off is approved and they are taken off their shifts. REMOVED: others
 * work it without the person. ONLY_PERSON: it has no other people. STARTED: it is too late to change it.
 */
type ShiftOutcome = 'REMOVED' | 'ONLY_PERSON' | 'STARTED';

interface AssignedShift {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly assignedUserIds: readonly string[];
}

export const listShiftsOnTimeOff = <Shift extends AssignedShift>(shifts: readonly Shift[], now: Date) =>
  shifts.map((schedule) => ({ schedule, outcome: outcomeOf(schedule, now), isReplaceable: schedule.endAt > now }));

export function outcomeOf(
  { startAt, assignedUserIds }: Pick<AssignedShift, 'startAt' | 'assignedUserIds'>,
  now: Date,
): ShiftOutcome {
  if (startAt <= now) return 'STARTED';
  return assignedUserIds.length > 1 ? 'REMOVED' : 'ONLY_PERSON';
}
