import { administrators } from '../../../access/index.js';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { DomainError, type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import { type PayrollProvider, payrollIdLabels } from './payroll-ids.types.js';
import type { User } from './user.entity.js';
import { mayManage, mayRename, mayResetPasswordOf, rolesGrantableBy } from './user.policy.js';
import type { UserName, UserStatus } from './user.types.js';

type Caller = Pick<Viewer, 'userId' | 'role' | 'scopes' | 'isRestricted'>;
type Member = Pick<User, 'id' | 'role'>;

/**
 * No one can grant a role above their own: a MANAGER creates managers, accountants and workers, an ADMIN also admins. Not
 * even an OWNER grants OWNER, which comes only with registering an organization. An API key and a restricted manager grant
 * only WORKER.
 *
 * The failure is FORBIDDEN rather than BAD_USER_INPUT: the role itself is valid, and the caller lacks the right to grant
 * it. It is checked before the database is queried, so that a caller who may not create the user anyway does not learn
 * whether the email address is taken.
 */
export function grantedRoleMustNotOutrankTheGranter(granter: Omit<Caller, 'userId'>, granted: Role): Violation {
  if (rolesGrantableBy(granter).includes(granted)) return undefined;
  const subject = granter.scopes ? 'An API key' : 'Your role';
  const verb = granter.scopes ? 'can’t grant' : 'does not allow granting';
  return new DomainError('forbidden', 'user.role-not-grantable', `${subject} ${verb} the role ${granted}`);
}

export const passwordRequired = { password: 'Password is required' };

interface NewAccount {
  readonly email?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly role: Role;
}

/** An account is an email address and a password. Only a WORKER works without one. */
export function findAccountProblems({ email, password, role }: NewAccount): FieldMessages | undefined {
  if (email) return undefined;
  if (password) return { email: 'Enter an email address, or leave out the password' };
  return role === 'WORKER' ? undefined : { role: 'A person without an account is a WORKER. Invite them instead.' };
}

/** What needs an account: a role with more rights, and a link to choose a password. */
export function personMustHaveAccount({ email }: Pick<User, 'email'>): Violation {
  if (email !== null) return undefined;
  return new DomainError('conflict', 'user.no-account', 'This person has no account. Invite them first.');
}

/** Numbers of deleted people stay taken. */
export function staffNumberTaken(): DomainError {
  const message = 'This staff number is already in use';
  return new DomainError('conflict', 'user.staff-number-taken', message, { fields: { staffNumber: message } });
}

/** Who knows the password has the account. So a person whom a program creates chooses it by a link. */
export function passwordMustComeFromAPerson(
  { scopes }: Pick<Viewer, 'scopes'>,
  password: string | null | undefined,
): Violation {
  if (scopes && password) {
    return new DomainError('forbidden', 'user.password-of-key', 'An API key can’t set a password. Leave it out.');
  }
  return scopes || password ? undefined : failures.invalid(passwordRequired);
}

/** In one organization, and across organizations for addresses that their owners hold. The case does not matter. */
export function emailMustBeFree(taken: boolean): Violation {
  return taken ? emailTaken() : undefined;
}

export function emailTaken(): DomainError {
  const message = 'This email is already in use';
  return new DomainError('conflict', 'user.email-taken', message, { fields: { email: message } });
}

/** In one organization, an employee number belongs to one person, ignoring case. Deleted people keep theirs. */
export function employeeNumberTaken(): DomainError {
  const message = 'This employee number is already in use';
  return new DomainError('conflict', 'user.employee-number-taken', message, { fields: { employeeNumber: message } });
}

/** At one payroll provider, an id belongs to one person of the organization, ignoring case. Deleted people keep theirs. */
export function payrollIdTaken(provider: PayrollProvider): DomainError {
  const message = `This ${payrollIdLabels[provider]} is already in use`;
  return new DomainError('conflict', 'user.payroll-id-taken', message, {
    fields: { [`payrollIds.${provider}`]: message },
  });
}

/**
 * Users cannot archive, reinstate or delete their own account or users of equal or higher rank, except that admins manage
 * other admins. The failure is FORBIDDEN, not NOT_FOUND: colleagues may know that a user exists.
 */
export function managedMustBeOfLowerRank(viewer: Caller, user: Member): Violation {
  return mayManage(viewer, user) ? undefined : notAllowedFor(viewer, user);
}

/** A link to choose a password gives access to the account, so not even an ADMIN makes one for an ADMIN. */
export function resetPersonMustBeOfLowerRank(viewer: Caller, user: Member): Violation {
  return mayResetPasswordOf(viewer, user) ? undefined : notAllowedFor(viewer, user);
}

function notAllowedFor(viewer: Caller, user: Member): DomainError {
  if (user.id === viewer.userId) {
    return new DomainError('forbidden', 'user.oneself', 'You can’t do this to your own account. Ask another manager.');
  }
  return new DomainError(
    'forbidden',
    'user.rank',
    `Your role does not allow this for a user with the role ${user.role}`,
  );
}

export function personMustBeActive(status: UserStatus): Violation {
  if (status === 'ACTIVE') return undefined;
  return new DomainError('conflict', 'user.archived', 'This person is archived. Reinstate them first.');
}

export function newRoleMustDiffer(current: Role, next: Role): Violation {
  if (current !== next) return undefined;
  return new DomainError('conflict', 'user.role-same', `This person already has the role ${next}`);
}

/** A name, an employee number and payroll ids are changed by the user who has them, or by a user who may manage them. */
export function renamedMustBeOfLowerRank(viewer: Caller, user: Member): Violation {
  if (mayRename(viewer, user)) return undefined;
  const message = `Your role does not allow changing the name or employee number of a user with the role ${user.role}`;
  return new DomainError('forbidden', 'user.rank', message);
}

const onlyManagers = 'Only a manager can be limited to teams';

export function limitedPersonMustBeManager(role: Role): Violation {
  if (role === 'MANAGER') return undefined;
  return new DomainError('conflict', 'user.not-a-manager', onlyManagers);
}

/** The same for a person who does not have the role yet. */
export function findReachProblems({ role, reach }: { role?: Role | null; reach?: unknown }): FieldMessages | undefined {
  return reach && role !== 'MANAGER' ? { reach: onlyManagers } : undefined;
}

export function archivedMustNotBeArchived(status: UserStatus): Violation {
  if (status !== 'DISABLED') return undefined;
  return new DomainError('conflict', 'user.archived-already', 'This person is already archived');
}

export function reinstatedMustBeArchived(status: UserStatus): Violation {
  if (status === 'DISABLED') return undefined;
  return new DomainError('conflict', 'user.not-archived', 'This person is not archived');
}

/** Enforced by a database trigger, because two owners may try to leave at the same time. */
export function lastOwnerRequired(): DomainError {
  return new DomainError('forbidden', 'user.last-owner', 'An organization must keep at least one owner');
}

// The database sorts by bytes: Z before a, and É after z. People expect Émile between Edith and Emma.
const alphabet = new Intl.Collator('en');

export function compareByName(one: UserName, other: UserName): number {
  return (
    alphabet.compare(one.firstName, other.firstName) ||
    alphabet.compare(one.lastName, other.lastName) ||
    alphabet.compare(one.id, other.id)
  );
}

/** Only administrators choose whom a manager reaches. */
export function reachMustComeFromAnAdministrator({ role }: Pick<Viewer, 'role'>, reach: unknown): Violation {
  if (!reach || administrators.includes(role)) return undefined;
  const message = 'Only an administrator can choose whom a manager reaches. Leave the reach out.';
  return new DomainError('forbidden', 'user.reach-not-allowed', message);
}

/** Terms decide about pay, and no API key changes them. */
export function termsMustComeFromAnAdministrator(
  { role, scopes }: Pick<Viewer, 'role' | 'scopes'>,
  terms: unknown,
): Violation {
  if (!terms || (administrators.includes(role) && !scopes)) return undefined;
  const message = 'Only an administrator can give someone terms of employment. Leave the terms out.';
  return new DomainError('forbidden', 'user.terms-not-allowed', message);
}
