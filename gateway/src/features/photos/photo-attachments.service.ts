import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/auth/viewer.js';
import { arrayLiteral } from '../../platform/database/tenant-sql.js';
import { failures } from '../../platform/errors/index.js';
import { allOf, readRows, where } from '../../platform/read-model/index.js';
import { Photo } from './photo.entity.js';
import { photosUsableBy } from './photo.policy.js';
import { photoReads } from './photo.service.js';
import { readPhotoId } from './photo-files.rules.js';

/**
 * The ids of the photos at these addresses, without duplicates and in their order. Undefined if the viewer may not use one
 * of them. Usable are photos that they uploaded, and photos that are already `attached` to the record.
 */
export async function photoIdsOf(
  em: EntityManager,
  viewer: Viewer,
  urls: readonly string[],
  attached: readonly string[] = [],
): Promise<string[] | undefined> {
  const newIds = [...new Set(urls)].map((url) => readPhotoId(url));
  const usableIds = new Set(attached.map((url) => readPhotoId(url)));
  const addedIds = newIds.filter((id) => id !== undefined).filter((id) => !usableIds.has(id));
  if (addedIds.length > 0) {
    const added = where`id = any(${arrayLiteral(addedIds)}::uuid[])`;
    const usable = await readRows(em, photoReads, allOf(added, photosUsableBy(viewer)));
    for (const photo of usable) usableIds.add(photo.id);
  }
  const ids = newIds.filter((id) => id !== undefined && usableIds.has(id)) as string[];
  return ids.length < newIds.length ? undefined : ids;
}

/** The failure when a photo is swept at the moment at which it is attached. */
export const photoNoLongerExists = () =>
  failures.invalid({ imageUrls: 'A photo no longer exists. Please upload it again.' });

type EntityClass = new (...parts: never[]) => object;

interface Replacement {
  /** The entity of the attachments, with the members of `owner`, a `photo` and its `position`. */
  readonly entity: EntityClass;
  readonly owner: { readonly organizationId: string } & Readonly<Record<string, string>>;
  readonly currentIds: readonly string[];
  readonly newIds: readonly string[];
  readonly at: Date;
}

export async function replacePhotos(
  em: EntityManager,
  { entity, owner, currentIds, newIds, at }: Replacement,
): Promise<void> {
  await em.nativeDelete(entity, owner);
  await em.insertMany(
    entity,
    newIds.map((photo, position) => ({ ...owner, photo, position })),
  );
  await noteAttachments(em, {
    added: newIds.filter((photo) => !currentIds.includes(photo)),
    removed: currentIds.filter((photo) => !newIds.includes(photo)),
    at,
  });
}

/** Starts or stops the period after which an unattached photo is swept. */
export async function noteAttachments(
  em: EntityManager,
  { added = [], removed = [], at }: { added?: readonly string[]; removed?: readonly string[]; at: Date },
): Promise<void> {
  if (added.length > 0) await em.nativeUpdate(Photo, { id: { $in: added } }, { unattachedSince: null });
  if (removed.length > 0) await em.nativeUpdate(Photo, { id: { $in: removed } }, { unattachedSince: at });
}
