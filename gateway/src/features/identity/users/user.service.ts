import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, preparedCommand, query } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction, AuditRecord } from '../../../platform/use-case/index.js';
import { changesBetween } from '../../audit/index.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { User } from './user.entity.js';
import { createUserInput, updateUserInput } from './user.inputs.js';
import { mayManage, mayRename, maySeeContactData, rolesGrantableBy, usersVisibleTo } from './user.policy.js';
import {
  byName,
  emailMustBeFree,
  grantedRoleMustNotOutrankTheGranter,
  renamedMustBeOfLowerRank,
} from './user.rules.js';
import { lockMember } from './user-locks.queries.js';

/** The people of the organization by name, archived ones included; a worker finds themself alone. */
export const users = query('users', z.object({}), async ({ em, viewer }) => {
  const people = await em.find(User, usersVisibleTo(viewer));
  return people.toSorted(byName);
});

/** Adds somebody who can sign in at once with the password given. */
export const createUser = preparedCommand('createUser', createUserInput, {
  prepare: async ({ em, viewer }, { email, role, password }) => {
    enforce(grantedRoleMustNotOutrankTheGranter(viewer.role, role));
    enforce(emailMustBeFree(await isEmailTaken(em, email)));
    return hashPassword(password);
  },
  run: async ({ em, viewer, platform, record }, { email, firstName, lastName, role }, passwordHash) => {
    const user = em.create(User, {
      organizationId: viewer.organizationId,
      email,
      firstName,
      lastName,
      role,
      passwordHash,
      createdAt: platform.clock.now(),
    });
    await em.flush();
    record(userAdded('user.created', user));
    return user;
  },
});

/** Changes the schedule colour of anybody, and the name of whom the caller may manage. What is absent stays. */
export const updateUser = command('updateUser', updateUserInput, async (context, { id, ...given }) => {
  const { em, viewer, record } = context;
  const user = await lockMember(context, id);
  if (given.firstName !== undefined || given.lastName !== undefined) enforce(renamedMustBeOfLowerRank(viewer, user));
  const before = editable(user);
  user.scheduleColor = given.scheduleColor ?? user.scheduleColor;
  user.firstName = given.firstName ?? user.firstName;
  user.lastName = given.lastName ?? user.lastName;
  await em.flush();
  record({
    action: 'user.updated',
    subjectType: 'USER',
    subjectId: id,
    changes: changesBetween(before, editable(user)),
  });
  return user;
});

/** The roles that the caller may give to somebody, the highest first. */
export const grantableRoles = query('grantableRoles', z.object({}), async ({ viewer }) =>
  rolesGrantableBy(viewer.role),
);

function editable({ scheduleColor, firstName, lastName }: User) {
  return { scheduleColor, firstName, lastName };
}

/** Whoever gets hold of a `User` (a colleague on the same shift) sees the e-mail only where they may. */
export function emailShownTo(viewer: Viewer | null, user: User): string | null {
  return maySeeContactData(viewer, user) ? user.email : null;
}

/** What the viewer may do with somebody, for screens that would else have to work it out again. */
export function isManagedBy(viewer: Viewer | null, user: User): boolean {
  return viewer !== null && !user.deletedAt && mayManage(viewer, user);
}

/** In one's own account, or with a role that reaches the team. */
export function isRenamedBy(viewer: Viewer | null, user: User): boolean {
  return viewer !== null && !user.deletedAt && mayRename(viewer, user);
}

/** Looks in every organization. Two at once both find it free: then the database refuses the second, in the same words. */
export async function isEmailTaken(em: EntityManager, email: string): Promise<boolean> {
  return (await em.count(User, { email }, { filters: { tenant: false } })) > 0;
}

/** Without the e-mail: the audit log is never changed, and a person's contact data must be erasable. */
export function userAdded(action: AuditAction, { id, firstName, lastName, role }: User): AuditRecord {
  return {
    action,
    subjectType: 'USER',
    subjectId: id,
    changes: { firstName: { after: firstName }, lastName: { after: lastName }, role: { after: role } },
  };
}
