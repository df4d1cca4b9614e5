import { managers, managersAndAccountants } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { type Condition, everyRow, where } from '../../../platform/read-model/index.js';

export function correctionsVisibleTo(viewer: Viewer): Condition {
  return managersAndAccountants.includes(viewer.role) ? everyRow : where`user_id = ${viewer.userId}::uuid`;
}

/** A MANAGER never decides their own correction. An ADMIN or OWNER may, because no role is above an OWNER. */
export function mayDecideCorrection(viewer: Viewer, userId: string): boolean {
  if (!managers.includes(viewer.role)) return false;
  return viewer.role !== 'MANAGER' || userId !== viewer.userId;
}
