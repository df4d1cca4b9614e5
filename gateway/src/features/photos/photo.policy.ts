import type { FilterQuery } from '@mikro-orm/core';
import { managers } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.types.js';
import type { Photo } from './photo.entity.js';

/** Managers and administrators may attach every photo of the organization, everyone else the ones they uploaded. */
export function photosUsableBy(viewer: Viewer): FilterQuery<Photo> {
  return managers.includes(viewer.role) ? {} : { uploadedBy: viewer.userId };
}

/** Anyone who may attach a photo may also open it. Others may open it where it is attached: see `PhotoUse`. */
export function mayOpenPhoto(viewer: Viewer, photo: Photo): boolean {
  return managers.includes(viewer.role) || photo.uploadedBy.id === viewer.userId;
}
