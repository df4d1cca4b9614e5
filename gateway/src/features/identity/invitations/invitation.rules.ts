import { DomainError, type Violation } from '../../../platform/errors/index.js';
import type { InvitationStatus } from './invitation.enums.js';

const daysOfLife = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** An invitation lives for 7 days of 24 hours, wherever it is and whatever its clocks do. */
export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + daysOfLife * dayMs);
}

interface Facts {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
}

/** One that was used in time never expires. */
export function statusOf({ usedAt, expiresAt }: Facts, now: Date): InvitationStatus {
  if (usedAt) return 'USED';
  return now < expiresAt ? 'ACTIVE' : 'EXPIRED';
}

export function invitationMustBeUnused({ usedAt }: Pick<Facts, 'usedAt'>): Violation {
  return usedAt ? invitationUsed() : undefined;
}

export function invitationMustNotHaveExpired(invitation: Facts, now: Date): Violation {
  if (statusOf(invitation, now) !== 'EXPIRED') return undefined;
  return new DomainError('gone', 'invitation.expired', 'This invitation has expired. Please ask for a new one.');
}

/** Also what the database says when two come at once. */
export function invitationUsed(): DomainError {
  return new DomainError('conflict', 'invitation.used', 'This invitation has already been used');
}

/** One sentence for a code that is no code, and for one that nobody has. */
export function invitationUnknown(): DomainError {
  return new DomainError('not-found', 'invitation.unknown', 'This invitation code is unknown. Please check it.');
}
