import type { FilterQuery } from '@mikro-orm/core';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import type { PtoRequest } from './pto-request.entity.js';

const approvers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

/** Who decides about time off has to know who else is away; nobody else is told. */
export function maySeeOthersOff(viewer: Viewer): boolean {
  return approvers.includes(viewer.role);
}

/** A MANAGER never decides their own request; an administrator may, for above an OWNER there is nobody. */
export function mayDecide(viewer: Viewer, request: PtoRequest): boolean {
  if (!approvers.includes(viewer.role)) return false;
  return viewer.role !== 'MANAGER' || request.user.id !== viewer.userId;
}

/** Approvers see everybody's requests, everybody else their own. */
export function requestsSeenBy(viewer: Viewer): FilterQuery<PtoRequest> {
  return approvers.includes(viewer.role) ? {} : ownRequests(viewer);
}

/** A request is canceled by whoever made it, and by nobody else. */
export function ownRequests(viewer: Viewer): FilterQuery<PtoRequest> {
  return { user: viewer.userId };
}
