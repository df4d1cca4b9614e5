import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { DomainError, type Violation } from '../../../platform/errors/index.js';
import type { User } from './user.entity.js';
import type { UserStatus } from './user.enums.js';
import { mayManage, mayRename, rolesGrantableBy } from './user.policy.js';

/**
 * Nobody grants a role above their own: a MANAGER makes managers, accountants and workers, an ADMIN also admins.
 * OWNER is never granted, by an OWNER neither: it comes with registering an organization.
 *
 * FORBIDDEN, not BAD_USER_INPUT: each of the five roles is readable input, and what is refused is the caller's right to
 * give it. It is asked once the input is readable, and before anything is looked up: a taken e-mail is not told to
 * somebody who may not make that person anyway.
 */
export function grantedRoleMustNotOutrankTheGranter(granter: Role, granted: Role): Violation {
  if (rolesGrantableBy(granter).includes(granted)) return undefined;
  return new DomainError('forbidden', 'user.role-not-grantable', `Your role does not allow making somebody ${granted}`);
}

/** One person, one account: the e-mail is taken whatever its case, and whichever organization has it. */
export function emailMustBeFree(taken: boolean): Violation {
  return taken ? emailTaken() : undefined;
}

export function emailTaken(): DomainError {
  const message = 'This e-mail is already in use';
  return new DomainError('conflict', 'user.email-taken', message, { fields: { email: message } });
}

type Who = Pick<Viewer, 'userId' | 'role'>;
type Member = Pick<User, 'id' | 'role'>;

/**
 * Nobody archives, reinstates or deletes themself, or somebody of equal or higher rank (an ADMIN may other admins).
 * FORBIDDEN, and asked once the person is found: that somebody is there is no secret among colleagues.
 */
export function managedMustBeOfLowerRank(viewer: Who, user: Member): Violation {
  if (mayManage(viewer, user)) return undefined;
  if (user.id === viewer.userId) {
    return new DomainError('forbidden', 'user.oneself', 'You can’t do this to yourself: ask somebody else');
  }
  return new DomainError('forbidden', 'user.rank', `Your role does not allow this with somebody who is ${user.role}`);
}

/** A name is changed by whoever has it, or by somebody who may manage them. */
export function renamedMustBeOfLowerRank(viewer: Who, user: Member): Violation {
  if (mayRename(viewer, user)) return undefined;
  const message = `Your role does not allow changing the name of somebody who is ${user.role}`;
  return new DomainError('forbidden', 'user.rank', message);
}

export function archivedMustNotBeArchived(status: UserStatus): Violation {
  if (status !== 'DISABLED') return undefined;
  return new DomainError('conflict', 'user.archived-already', 'This person is already archived');
}

export function reinstatedMustBeArchived(status: UserStatus): Violation {
  if (status === 'DISABLED') return undefined;
  return new DomainError('conflict', 'user.not-archived', 'This person is not archived');
}

/** The database asks, in a trigger: two owners may try to leave at once. */
export function lastOwnerStays(): DomainError {
  return new DomainError('forbidden', 'user.last-owner', 'An organization always keeps an owner');
}

// The database sorts by bytes, Z before a and É after z; a person looks for Émile between Edith and Emma.
const alphabet = new Intl.Collator('en');

/** Sorts people by the name as it is shown: first name, then last name. */
export function byName(one: User, other: User): number {
  return (
    alphabet.compare(one.firstName, other.firstName) ||
    alphabet.compare(one.lastName, other.lastName) ||
    alphabet.compare(one.id, other.id)
  );
}
