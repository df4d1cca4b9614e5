import { administrators, managers, managersAndAccountants } from '../../../access/index.js';
import { type Role, roles, type Viewer } from '../../../platform/auth/viewer.js';
import { type Condition, where } from '../../../platform/read-model/index.js';
import type { User } from './user.entity.js';

type Caller = Pick<Viewer, 'userId' | 'role' | 'scopes' | 'isRestricted'>;
type Member = Pick<User, 'id' | 'role'>;

/** Everyone who plans, approves or pays hours sees all members of the organization. Workers see only themselves. */
function maySeeEveryone(viewer: Pick<Viewer, 'role'>): boolean {
  return managersAndAccountants.includes(viewer.role);
}

/** A worker sees the names of colleagues but not how to reach them. Without a viewer, the user is just signing in. */
export function maySeeContactData(viewer: Caller | null, user: Pick<User, 'id'>): boolean {
  return !viewer || maySeeEveryone(viewer) || user.id === viewer.userId;
}

/** Administrators decide whom a manager reaches, and the manager knows it. Without a viewer, the user is just signing in. */
export function maySeeReach(viewer: Caller | null, user: Pick<User, 'id'>): boolean {
  return !viewer || administrators.includes(viewer.role) || user.id === viewer.userId;
}

/** The users whom the viewer may list, including email addresses. Deleted users appear only through their hours. */
export function usersVisibleTo(viewer: Viewer): Condition {
  return maySeeEveryone(viewer) ? where`deleted_at is null` : where`deleted_at is null and id = ${viewer.userId}`;
}

/** Archiving, reinstating and deleting: users of lower rank, other admins for an ADMIN, and never the caller. */
export function mayManage(viewer: Caller, user: Member): boolean {
  const isInRange = managers.includes(viewer.role) && outranks(viewer.role, user.role) && mayHandle(viewer, user.role);
  return isInRange && user.id !== viewer.userId;
}

/** Users change their own name. Everyone who may manage a user may correct that user's name. A key has no own name. */
export function mayRename(viewer: Caller, user: Member): boolean {
  return (!viewer.scopes && user.id === viewer.userId) || mayManage(viewer, user);
}

/**
 * An API key handles workers only, not even for an OWNER more, and so does a restricted manager: a person of another role reads
 * and decides more than they do.
 */
function mayHandle({ scopes, isRestricted }: Pick<Viewer, 'scopes' | 'isRestricted'>, role: Role): boolean {
  return !(scopes || isRestricted) || role === 'WORKER';
}

/**
 * Handing over a link to choose a password: only for users of strictly lower rank, because the link gives access to
 * the account. Unlike `mayManage`, an ADMIN does not do it for another ADMIN.
 */
export function mayResetPasswordOf(viewer: Caller, user: Member): boolean {
  const isInRange = managers.includes(viewer.role) && rankOf(viewer.role) > rankOf(user.role);
  return isInRange && mayHandle(viewer, user.role) && user.id !== viewer.userId;
}

/** Whether one role has authority over the other: a higher rank, or ADMIN over ADMIN. */
function outranks(one: Role, other: Role): boolean {
  return rankOf(one) > rankOf(other) || (one === 'ADMIN' && other === 'ADMIN');
}

/** The roles that a caller may grant, highest first. OWNER is only granted by registering an organization. */
export function rolesGrantableBy(granter: Omit<Caller, 'userId'>): Role[] {
  return roles.filter((role) => role !== 'OWNER' && rankOf(role) <= rankOf(granter.role) && mayHandle(granter, role));
}

/** WORKER is 0, OWNER is 4. */
function rankOf(role: Role): number {
  return roles.length - 1 - roles.indexOf(role);
}
