import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sweep } from '../../platform/housekeeping/index.js';
import type { FileStore } from '../../platform/storage/file-store.js';
import { Photo } from './photo.entity.js';
import type { PhotoUse } from './photo-use.types.js';

const dayMs = 24 * 3_600_000;
const atOnce = 100;

/** Takes away, of every organization, the photos that have stood on nothing for a day. */
export function photoSweep(uses: readonly PhotoUse[]): Sweep {
  const candidates = candidatesBut(uses);
  return {
    name: 'unattached-photos',
    everyMinutes: 60,
    async run({ orm, clock, files }) {
      const unattachedBefore = new Date(clock.now().getTime() - dayMs);
      let removed = 0;
      for (let found = atOnce; found === atOnce; removed += found) {
        found = await orm.em.fork().transactional((em) => sweepSome(em, files, candidates, unattachedBefore));
      }
      return removed;
    },
  };
}

function candidatesBut(uses: readonly PhotoUse[]): string {
  const unheld = uses.map(
    ({ table }) => `and not exists (
       select from ${table} held
       where held.organization_id = photos.organization_id and held.photo_id = photos.id
     )`,
  );
  return `select id from photos where unattached_since < ? ${unheld.join(' ')}
    limit ${atOnce} for update skip locked`;
}

/**
 * The rows are locked first, so that nobody attaches such a photo meanwhile, and go last: when the files can't be
 * removed, or the gateway stops in between, the next sweep finds them again.
 */
async function sweepSome(
  em: EntityManager,
  files: FileStore,
  candidates: string,
  unattachedBefore: Date,
): Promise<number> {
  const rows = await em.execute<{ id: string }[]>(candidates, [unattachedBefore]);
  const everyOrganization = { filters: { tenant: false } };
  const photos = await em.find(Photo, { id: { $in: rows.map((row) => row.id) } }, everyOrganization);
  for (const { original, thumbnail } of photos) {
    await files.remove(original.key);
    await files.remove(thumbnail.key);
  }
  await em.nativeDelete(Photo, { id: { $in: photos.map((photo) => photo.id) } }, everyOrganization);
  return photos.length;
}
