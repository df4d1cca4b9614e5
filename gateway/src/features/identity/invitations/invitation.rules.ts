import { DomainError, type FailureKind, type Violation } from '../../../platform/errors/index.js';
import type { User } from '../users/user.entity.js';
import { personMustBeActive } from '../users/user.rules.js';
import type { UserStatus } from '../users/user.types.js';
import type { InvitationStatus } from './invitation.types.js';

const refuse = (kind: FailureKind, code: string, message: string) =>
  new DomainError(kind, code, message, { securityEvent: 'invitation.refused' });

const daysOfLife = 7;

export const maxUsesOfLink = 500;
export const maxDaysOfLife = 90;

const dayMs = 24 * 60 * 60 * 1000;

/** An invitation is valid for 7 days unless its creator chose, of 24 hours, regardless of time zones and clock changes. */
export function expiryOf(createdAt: Date, days = daysOfLife): Date {
  return new Date(createdAt.getTime() + days * dayMs);
}

export interface InvitationFacts {
  readonly usedAt: Date | null;
  readonly expiresAt: Date;
  readonly maxUses: number;
}

/** An invitation that was used in time never expires. */
export function statusOf({ usedAt, expiresAt }: Omit<InvitationFacts, 'maxUses'>, now: Date): InvitationStatus {
  if (usedAt) return 'USED';
  return now < expiresAt ? 'ACTIVE' : 'EXPIRED';
}

export function invitationMustBeUnused({ usedAt, maxUses }: Pick<InvitationFacts, 'usedAt' | 'maxUses'>): Violation {
  if (!usedAt) return undefined;
  return maxUses === 1 ? invitationUsed() : linkUsedUp();
}

export function invitationMustNotHaveExpired(invitation: Omit<InvitationFacts, 'maxUses'>, now: Date): Violation {
  if (statusOf(invitation, now) !== 'EXPIRED') return undefined;
  return refuse('gone', 'invitation.expired', 'This invitation has expired. Please ask for a new one.');
}

/** An archived person keeps their invitation, which works again once they are reinstated. */
export function invitedMustNotBeArchived(person: { readonly status: UserStatus } | null): Violation {
  if (person?.status !== 'DISABLED') return undefined;
  const message = 'You were archived on this team. Ask your manager to reinstate you, then open this link again.';
  return refuse('conflict', 'invitation.archived', message);
}

export function invitedMustLackAccount({ email }: Pick<User, 'email'>): Violation {
  if (email === null) return undefined;
  return new DomainError('conflict', 'invitation.has-account', 'This person already has an account');
}

function personMustNotBeInvited({ invitedUntil }: Pick<User, 'invitedUntil'>, now: Date): Violation {
  return invitedUntil !== null && now < invitedUntil ? personInvited() : undefined;
}

/** An invitation gives an account to a person of the team who lacks one. Each person has one invitation at a time. */
export function personMustBeInvitable(user: User, now: Date): Violation {
  return personMustBeActive(user.status) ?? invitedMustLackAccount(user) ?? personMustNotBeInvited(user, now);
}

/** Also the failure of the database constraint that stops two simultaneous invitations. */
export function personInvited(): DomainError {
  const message = 'This person has an invitation already. Delete it to make another one.';
  return new DomainError('conflict', 'invitation.invited-already', message);
}

/** Also the failure of the database constraint that stops two simultaneous uses. */
export function invitationUsed(): DomainError {
  return refuse('conflict', 'invitation.used', 'This invitation has already been used');
}

function linkUsedUp(): DomainError {
  return refuse('conflict', 'invitation.used', 'Everyone whom this link is for has joined. Please ask for a new one.');
}

/** The same message for a malformed code and for a code that does not exist. */
export function invitationUnknown(): DomainError {
  return refuse('not-found', 'invitation.unknown', 'This invitation code is unknown. Please check it.');
}
