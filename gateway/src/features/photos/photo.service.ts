import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import { failures } from '../../platform/errors/index.js';
import { integer, readModel, readRows, text, uuid, where } from '../../platform/read-model/index.js';
import type { FileResult } from '../../platform/use-case/index.js';
import { photoInput } from './photo.inputs.js';
import { mayOpenPhoto } from './photo.policy.js';
import type { PhotoUse } from './photo.types.js';
import { filesOfPhoto } from './photo-files.rules.js';

export const photoReads = readModel('photos', {
  columns: {
    id: uuid('id'),
    organizationId: uuid('organization_id'),
    uploadedById: uuid('uploaded_by_id'),
    contentType: text('content_type'),
    bytes: integer('bytes'),
    thumbnailBytes: integer('thumbnail_bytes'),
  },
});

/** A photo or its thumbnail. Fails with NOT_FOUND for a photo that the viewer may not see, as for an unknown id. */
export function createPhotoQuery(uses: readonly PhotoUse[]) {
  return query('photo', photoInput, async ({ em, viewer, platform }, { id, thumbnail }) => {
    const [found] = await readRows(em, photoReads, where`id = ${id}::uuid`);
    if (!found || !(mayOpenPhoto(viewer, found) || (await isVisibleWhereAttached(uses, em, viewer, id)))) {
      throw failures.notFound('Photo');
    }
    const { key, contentType, bytes } = filesOfPhoto(found)[thumbnail ? 'thumbnail' : 'original'];
    const content = await platform.files.open(key);
    if (!content) throw failures.notFound('Photo');
    const fileName = `photo-${key.slice(key.lastIndexOf('/') + 1)}`;
    // A photo never changes, so its name identifies its content.
    return { content, contentType, bytes, fileName, etag: `"${fileName}"` } satisfies FileResult;
  });
}

async function isVisibleWhereAttached(uses: readonly PhotoUse[], em: EntityManager, viewer: Viewer, id: string) {
  for (const use of uses) if (await use.isVisibleTo(em, viewer, id)) return true;
  return false;
}
