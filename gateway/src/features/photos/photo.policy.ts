import type { FilterQuery } from '@mikro-orm/core';
import type { Role, Viewer } from '../../platform/auth/viewer.js';
import type { Photo } from './photo.entity.js';

const managers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];

/** Managers and administrators put every photo of the organization on things; everybody else the ones they uploaded. */
export function photosUsedBy(viewer: Viewer): FilterQuery<Photo> {
  return managers.includes(viewer.role) ? {} : { uploadedBy: viewer.userId };
}

/** Those who may use a photo see it. Besides them it is seen with whatever it stands on: see `PhotoUse`. */
export function mayOpenPhoto(viewer: Viewer, photo: Photo): boolean {
  return managers.includes(viewer.role) || photo.uploadedBy.id === viewer.userId;
}
