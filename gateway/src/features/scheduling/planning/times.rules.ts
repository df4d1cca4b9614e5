import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';
import { findWrongBreak, findWrongTimes, type PlannedHours } from '../schedules/schedule.rules.js';
import { type Employee, nameOf } from '../warnings/warning.rules.js';

interface TimeChanges {
  readonly startAt?: Date | undefined;
  readonly endAt?: Date | undefined;
  readonly plannedBreakMinutes?: number | null | undefined;
}

/**
 * Checks changed times together with unchanged ones. A planned break that the caller does not send must not reject new
 * times: it is dropped if the shift becomes too short for it.
 */
export function changeTimes(schedule: PlannedHours, input: TimeChanges): PlannedHours {
  const { startAt, endAt } = { startAt: input.startAt ?? schedule.startAt, endAt: input.endAt ?? schedule.endAt };
  const wrongTimes = input.startAt || input.endAt ? findWrongTimes(startAt, endAt) : undefined;
  if (wrongTimes) throw failures.invalid(wrongTimes);
  const times = { startAt, endAt, plannedBreakMinutes: input.plannedBreakMinutes ?? schedule.plannedBreakMinutes };
  const wrongBreak = findWrongBreak(times);
  if (!wrongBreak) return times;
  if (typeof input.plannedBreakMinutes === 'number') throw failures.invalid(wrongBreak);
  return { ...times, plannedBreakMinutes: 0 };
}

interface WithAssignees {
  readonly assignedUserIds: readonly string[];
}

/** Another user may have moved the person first. */
export function personMustBeAssigned({ assignedUserIds }: WithAssignees, userId: string): Violation {
  if (assignedUserIds.includes(userId)) return undefined;
  const message = 'This person no longer works this shift. Look at the schedule again.';
  return new DomainError('conflict', 'schedule.person-not-assigned', message, { fields: { userId: message } });
}

export function hasSamePeople(current: readonly string[], expected: readonly string[]): boolean {
  return current.length === new Set(expected).size && current.every((id) => expected.includes(id));
}

/** Another user has assigned or removed people since the caller looked. */
export function assigneesHaveChanged(people: readonly Employee[]): DomainError {
  const names = people.map(nameOf).join(', ');
  const message = `Someone else has changed this shift. ${names ? `It is with ${names} now` : 'Nobody works it now'}, and nothing else was changed.`;
  return new DomainError('conflict', 'schedule.assignees-changed', message, {
    fields: { expectedAssignedUserIds: message },
  });
}

/** A person who already works the shift can't also take the place of another one. */
export function replacementMustBeNew({ assignedUserIds }: WithAssignees, userId: string, newUserId: string): Violation {
  if (newUserId === userId || !assignedUserIds.includes(newUserId)) return undefined;
  const message = 'This person already works this shift';
  return new DomainError('conflict', 'schedule.person-already-assigned', message, { fields: { toUserId: message } });
}
