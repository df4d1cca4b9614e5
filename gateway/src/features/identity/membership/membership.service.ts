import { command, type SignedInContext } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction, AuditRecord } from '../../../platform/use-case/index.js';
import { type Changes, erased, unchanged } from '../../audit/index.js';
import { endAllSessions } from '../sessions/session-lifecycle.service.js';
import type { User } from '../users/user.entity.js';
import { userIdInput } from '../users/user.inputs.js';
import { archivedMustNotBeArchived, managedMustBeOfLowerRank, reinstatedMustBeArchived } from '../users/user.rules.js';
import { lockMember } from '../users/user-locks.queries.js';

/**
 * Takes somebody out of the team: every session and socket of theirs ends, and they can't sign in. Their hours, shifts
 * and requests stay as they are, also a timesheet in progress: a manager ends it, who knows when the work ended.
 */
export const archiveUser = command('archiveUser', userIdInput, async (context, { id }) => {
  const user = await managed(context, id);
  enforce(archivedMustNotBeArchived(user.status));
  const before = user.status;
  user.status = 'DISABLED';
  await endAllSessions(context, user);
  context.record(membershipChanged('user.archived', user, before));
  return user;
});

/** Takes somebody archived back: they sign in with the password that they had. */
export const reinstateUser = command('reinstateUser', userIdInput, async (context, { id }) => {
  const user = await managed(context, id);
  enforce(reinstatedMustBeArchived(user.status));
  user.status = 'ACTIVE';
  context.record(membershipChanged('user.reinstated', user, 'DISABLED'));
  return user;
});

/**
 * Deletes somebody for good: credentials, contact data and sessions are erased, and the e-mail is free for somebody
 * else. The hours worked stay, with the name, for payroll. Other features take away what they keep of the person.
 */
export const deleteUser = command('deleteUser', userIdInput, async (context, { id }) => {
  const { em, platform } = context;
  const user = await managed(context, id);
  const { status, firstName, lastName } = user;
  const at = platform.clock.now();
  // Before the person's own row: whoever looks for their contact data elsewhere finds there what it is.
  const elsewhere = await platform.erasePerson(em, { organizationId: user.organizationId, userId: id, at });
  const ownRow = await eraseOwnRow(context, user, at);
  const sessions = await endAllSessions(context, user);
  context.record({
    action: 'user.deleted',
    subjectType: 'USER',
    subjectId: id,
    changes: {
      ...elsewhere,
      ...ownRow,
      ...(sessions > 0 && { sessions: { before: sessions, after: 0 } }),
      status: { before: status, after: 'DELETED' },
      name: unchanged(`${firstName} ${lastName}`),
    },
  });
  return true;
});

/** All but the name, for the hours worked. Gives what there was. */
async function eraseOwnRow({ em }: SignedInContext, user: User, deletedAt: Date): Promise<Changes> {
  await em.populate(user, ['phone', 'passwordHash']);
  const { email, phone, passwordHash } = user;
  Object.assign(user, { status: 'DISABLED', email: null, phone: null, passwordHash: null, deletedAt });
  await em.flush();
  return {
    ...(email && { email: erased }),
    ...(phone && { phone: erased }),
    ...(passwordHash && { password: erased }),
  };
}

async function managed(context: SignedInContext, id: string): Promise<User> {
  const user = await lockMember(context, id);
  enforce(managedMustBeOfLowerRank(context.viewer, user));
  return user;
}

function membershipChanged(action: AuditAction, { id, status }: User, before: User['status']): AuditRecord {
  return { action, subjectType: 'USER', subjectId: id, changes: { status: { before, after: status } } };
}
