import type { FilterQuery } from '@mikro-orm/core';
import { type Role, roles, type Viewer } from '../../../platform/auth/viewer.js';
import type { User } from './user.entity.js';

type Who = Pick<Viewer, 'userId' | 'role'>;
type Member = Pick<User, 'id' | 'role'>;

const managers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

/** Whoever plans, checks or pays people's hours sees everybody of the organization; a worker sees themself. */
export function maySeeEverybody(viewer: Pick<Viewer, 'role'>): boolean {
  return viewer.role !== 'WORKER';
}

/** A worker sees with whom they work, by name, and not how to reach them. Nobody is signed in yet: it is who signs in. */
export function maySeeContactData(viewer: Viewer | null, user: User): boolean {
  return !viewer || maySeeEverybody(viewer) || user.id === viewer.userId;
}

/** The people whom the viewer may see, e-mail addresses included. Of somebody deleted only the hours tell. */
export function usersVisibleTo(viewer: Viewer): FilterQuery<User> {
  return { deletedAt: null, ...(!maySeeEverybody(viewer) && { id: viewer.userId }) };
}

/** Archiving, reinstating and deleting: those of lower rank, for an ADMIN other admins too, and never oneself. */
export function mayManage(viewer: Who, user: Member): boolean {
  return managers.includes(viewer.role) && user.id !== viewer.userId && outranks(viewer.role, user.role);
}

/** A name belongs to whoever has it; besides, those who may manage the person may put it right. */
export function mayRename(viewer: Who, user: Member): boolean {
  return user.id === viewer.userId || mayManage(viewer, user);
}

/** Whether one has more to say than the other. Two ADMINs do over each other, else equals never. */
export function outranks(one: Role, other: Role): boolean {
  return rankOf(one) > rankOf(other) || (one === 'ADMIN' && other === 'ADMIN');
}

/** Roles that somebody may give to others, the highest first. OWNER comes with registering an organization alone. */
export function rolesGrantableBy(granter: Role): Role[] {
  return roles.filter((role) => role !== 'OWNER' && rankOf(role) <= rankOf(granter));
}

/** Higher is more: WORKER 0, OWNER 4. */
function rankOf(role: Role): number {
  return roles.length - 1 - roles.indexOf(role);
}
