import { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { reachOf } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { withEveryoneInReach } from '../../../platform/database/tenant-scope.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction, AuditRecord } from '../../../platform/use-case/index.js';
import { type Changes, erased, unchanged } from '../../audit/index.js';
import { cancelLinksOf } from '../account-links/erase-account.service.js';
import { revokeKeysOf } from '../api-keys/api-key.service.js';
import { notify } from '../notices/account-notices.service.js';
import { endAllSessions } from '../sessions/session-lifecycle.service.js';
import type { TeamPorts } from '../users/team-ports.types.js';
import type { User } from '../users/user.entity.js';
import { roleInput, userIdInput } from '../users/user.inputs.js';
import {
  archivedMustNotBeArchived,
  grantedRoleMustNotOutrankTheGranter,
  managedMustBeOfLowerRank,
  newRoleMustDiffer,
  personMustHaveAccount,
  reinstatedMustBeArchived,
} from '../users/user.rules.js';
import { hideReach } from '../users/user.service.js';
import { presentMember, presentUser } from '../users/user.types.js';
import { findLockedMember, memberLock } from '../users/user-locks.queries.js';

type UserId = z.output<typeof userIdInput>;

/**
 * Removes a person from the team: their sessions and sockets end, their API keys are revoked, and they can't sign in.
 * Their hours, shifts and requests stay unchanged. A timesheet in progress stays open, because a manager has to enter when the work ended.
 */
export const archiveUser = command('archiveUser', userIdInput, archive, memberLock);

async function archive(context: SignedInContext, { id }: UserId) {
  const user = await findManagedMember(context, id);
  enforce(archivedMustNotBeArchived(user.status));
  const before = user.status;
  user.status = 'DISABLED';
  await endAllSessions(context, user);
  await cancelLinksOf(context, user);
  context.record(buildMembershipRecord('user.archived', user, before));
  await revokeKeysOf(context, user);
  return presentUser(user);
}

export const reinstateUser = command('reinstateUser', userIdInput, reinstate, memberLock);

async function reinstate(context: SignedInContext, { id }: UserId) {
  const user = await findManagedMember(context, id);
  enforce(reinstatedMustBeArchived(user.status));
  user.status = 'ACTIVE';
  context.record(buildMembershipRecord('user.reinstated', user, 'DISABLED'));
  return hideReach(context.viewer, presentMember(user, context.platform.clock.now()));
}

/**
 * Permanently deletes a person: credentials, contact data and sessions are erased, and the email address is free again.
 * The hours worked stay under the name, for payroll. Other features erase their own data about the person.
 */
export const deleteUser = command('deleteUser', userIdInput, erase, { ...memberLock, needsFreshSignIn: true });

async function erase(context: SignedInContext, { id }: UserId) {
  const { em, viewer, platform } = context;
  const user = await findManagedMember(context, id);
  const { status, firstName, lastName } = user;
  const at = platform.clock.now();
  // Before the person's own row is erased: other features look up the contact data there.
  const person = { organizationId: user.organizationId, userId: id, at };
  const tenant = { organizationId: user.organizationId, reachOf: reachOf(viewer, at) };
  const erasedElsewhere = await withEveryoneInReach(em, tenant, () => platform.erasePerson(em, person));
  const ownRow = await eraseOwnRow(context, user, at);
  const sessions = await endAllSessions(context, user);
  await cancelLinksOf(context, user);
  await revokeKeysOf(context, user);
  context.record({
    action: 'user.deleted',
    subjectType: 'USER',
    subjectId: id,
    changes: {
      ...erasedElsewhere,
      ...ownRow,
      ...(sessions > 0 && { sessions: { before: sessions, after: 0 } }),
      status: { before: status, after: 'DELETED' },
      name: unchanged(`${firstName} ${lastName}`),
    },
  });
  return true;
}

/** Erases everything except the name and employee number, which the hours worked still need. Returns what was erased. */
async function eraseOwnRow({ em }: SignedInContext, user: User, deletedAt: Date): Promise<Changes> {
  await em.populate(user, ['phone', 'passwordHash']);
  const { email, phone, passwordHash } = user;
  Object.assign(user, {
    status: 'DISABLED',
    email: null,
    holdsEmail: false,
    emailConfirmedAt: null,
    phone: null,
    passwordHash: null,
    deletedAt,
  });
  await em.flush();
  return {
    ...(email && { email: erased }),
    ...(phone && { phone: erased }),
    ...(passwordHash && { password: erased }),
  };
}

async function findManagedMember(context: SignedInContext, id: string): Promise<User> {
  const user = await findLockedMember(context, id);
  enforce(managedMustBeOfLowerRank(context.viewer, user));
  return user;
}

function buildMembershipRecord(action: AuditAction, { id, status }: User, before: User['status']): AuditRecord {
  return { action, subjectType: 'USER', subjectId: id, changes: { status: { before, after: status } } };
}

const changeUserRoleInput = z
  .object({
    id: idInput.describe('The id of the user, whom the caller must be allowed to manage.'),
    role: roleInput.describe('The new role, one of the `grantableRoles` of the caller.'),
  })
  .describe('The user and the new role.');

/**
 * Gives a person another role. The caller must be allowed to manage the person and to grant the new role: see ADR 0055.
 * The person's sessions and sockets end, so that no screen keeps what the old role allowed, and so do the
 * links to choose a password: one made for a worker must not open the account of an administrator.
 * Without the right to own API keys, the person's keys are revoked.
 */
export const changeUserRoleCommand = ({ roleChanged }: TeamPorts) =>
  command(
    'changeUserRole',
    changeUserRoleInput,
    async (context, { id, role }) => {
      const { em, viewer, platform, record } = context;
      enforce(grantedRoleMustNotOutrankTheGranter(viewer, role));
      const user = await findLockedMember(context, id);
      enforce(managedMustBeOfLowerRank(viewer, user), newRoleMustDiffer(user.role, role), personMustHaveAccount(user));
      const before = user.role;
      user.role = role;
      await em.flush();
      await endAllSessions(context, user);
      await cancelLinksOf(context, user);
      await notify(em, user, { kind: 'ROLE_CHANGED', at: platform.clock.now(), role });
      const changes = { role: { before, after: role } };
      record({ action: 'user.role-changed', subjectType: 'USER', subjectId: id, changes });
      await revokeKeysOf(context, user);
      await roleChanged(context, user);
      return hideReach(viewer, presentUser(user));
    },
    { ...memberLock, needsFreshSignIn: true },
  );
