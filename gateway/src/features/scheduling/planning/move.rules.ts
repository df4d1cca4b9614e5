import { DomainError, type Violation } from '../../../platform/errors/index.js';

interface WithAssignees {
  readonly assignedUserIds: readonly string[];
}

/** Another user may have moved the person first. */
export function personMustBeAssigned({ assignedUserIds }: WithAssignees, userId: string): Violation {
  if (assignedUserIds.includes(userId)) return undefined;
  const message = 'This person no longer works this shift. Look at the schedule again.';
  return new DomainError('conflict', 'schedule.person-not-assigned', message, { fields: { userId: message } });
}

/** A person who already works the shift can't also take the place of another one. */
export function replacementMustBeNew({ assignedUserIds }: WithAssignees, userId: string, newUserId: string): Violation {
  if (newUserId === userId || !assignedUserIds.includes(newUserId)) return undefined;
  const message = 'This person already works this shift';
  return new DomainError('conflict', 'schedule.person-already-assigned', message, { fields: { toUserId: message } });
}
