import type { EntityManager } from '@mikro-orm/postgresql';
import { scopeToTenant } from '../../platform/database/tenant-scope.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { type Sweep, sweepOrganizations } from '../../platform/jobs/sweeps.js';
import type { FileStore } from '../../platform/storage/file-store.js';
import { Photo } from './photo.entity.js';
import type { PhotoUse } from './photo.types.js';

const dayMs = 24 * 3_600_000;
const batchSize = 100;

export function createPhotoSweep(uses: readonly PhotoUse[]): Sweep {
  const candidates = selectCandidates(uses);
  return {
    name: 'unattached-photos',
    everyMinutes: 60,
    async run(context) {
      const { orm, clock, files } = context;
      const unattachedBefore = new Date(clock.now().getTime() - dayMs);
      const due = {
        select: 'select id from find_organizations_with_unattached_photos(?, ?, ?)',
        values: [unattachedBefore],
      };
      return sweepOrganizations(context, due, async (id) => {
        let removed = 0;
        for (let found = batchSize; found === batchSize; removed += found) {
          const fork = orm.em.fork();
          scopeToTenant(fork, id);
          found = await fork.transactional((em) => sweepBatch(em, files, candidates, unattachedBefore));
        }
        return removed;
      });
    },
  };
}

function selectCandidates(uses: readonly PhotoUse[]): string {
  const unattached = uses.map(
    ({ table }) => `and not exists (
       select from ${table} held
       where held.organization_id = photos.organization_id and held.photo_id = photos.id
     )`,
  );
  return `select id from photos where organization_id = :organization and unattached_since < ? ${unattached.join(' ')}
    limit ${batchSize} for update skip locked`;
}

/**
 * Locks the rows first, so that no request attaches such a photo in the meantime, and deletes them last: if the files
 * can't be removed, or the gateway stops in between, the next sweep finds the photos again.
 */
async function sweepBatch(
  em: EntityManager,
  files: FileStore,
  candidates: string,
  unattachedBefore: Date,
): Promise<number> {
  const rows = await tenantSql(em).query<{ id: string }>(candidates, [unattachedBefore]);
  const photos = await em.find(Photo, { id: { $in: rows.map((row) => row.id) } });
  for (const { original, thumbnail } of photos) {
    await files.remove(original.key);
    await files.remove(thumbnail.key);
  }
  await em.nativeDelete(Photo, { id: { $in: photos.map((photo) => photo.id) } });
  return photos.length;
}
