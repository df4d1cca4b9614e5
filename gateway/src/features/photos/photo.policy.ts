import { managers } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import { type Condition, everyRow, where } from '../../platform/read-model/index.js';

/** Managers and administrators use every photo. A restricted manager reaches only some of the people in them. */
const usesEveryPhoto = ({ role, isRestricted }: Viewer) => managers.includes(role) && !isRestricted;

/** Managers and administrators may attach every photo of the organization, everyone else the ones they uploaded. */
export function photosUsableBy(viewer: Viewer): Condition {
  return usesEveryPhoto(viewer) ? everyRow : where`uploaded_by_id = ${viewer.userId}::uuid`;
}

/** Anyone who may attach a photo may also open it. Others may open it where it is attached: see `PhotoUse`. */
export function mayOpenPhoto(viewer: Viewer, photo: { readonly uploadedById: string }): boolean {
  return usesEveryPhoto(viewer) || photo.uploadedById === viewer.userId;
}
