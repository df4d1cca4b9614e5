import type { FilterQuery } from '@mikro-orm/core';
import { managers } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { type Condition, everyRow, where } from '../../../platform/read-model/index.js';
import type { PtoRequest } from './pto-request.entity.js';

/** Managers decide requests, so they have to know who else is away. No other role sees the time off of others. */
export function maySeeOthersOff(viewer: Viewer): boolean {
  return managers.includes(viewer.role);
}

/** A MANAGER never decides their own request. An ADMIN or OWNER may, because no role is above an OWNER. */
export function mayDecide(viewer: Viewer, request: { readonly user: { readonly id: string } }): boolean {
  if (!managers.includes(viewer.role)) return false;
  return viewer.role !== 'MANAGER' || request.user.id !== viewer.userId;
}

export function requestsVisibleTo(viewer: Viewer): Condition {
  return managers.includes(viewer.role) ? everyRow : where`user_id = ${viewer.userId}::uuid`;
}

/** The requests of the people of a team. Without one, of everyone. */
export function requestsOfTeam(team: { readonly userIds: readonly string[] } | null): Condition {
  return team ? where`user_id = any(${arrayLiteral(team.userIds)}::uuid[])` : everyRow;
}

/** Only the requester can cancel a request. */
export function ownRequests(viewer: Viewer): FilterQuery<PtoRequest> {
  return { user: viewer.userId };
}
