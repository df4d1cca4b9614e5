import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sweep } from '../../../platform/jobs/sweeps.job.js';
import { SyncItem } from './sync-item.entity.js';

const retentionDays = 30;
const dayMs = 24 * 3_600_000;
const batchSize = 100;

/** Removes export files that are a month old, in every organization. The sync items themselves stay. */
export const syncFilesSweep: Sweep = {
  name: 'sync-files',
  everyMinutes: 60,
  async run({ orm, clock, files }) {
    const before = new Date(clock.now().getTime() - retentionDays * dayMs);
    let removed = 0;
    for (let found = batchSize; found === batchSize; removed += found) {
      found = await orm.em.fork().transactional(async (em) => {
        const items = await findOldItems(em, before);
        for (const item of items) {
          await files.remove(item.fileKey as string);
          item.fileKey = null;
        }
        return items.length;
      });
    }
    return removed;
  },
};

function findOldItems(em: EntityManager, before: Date): Promise<SyncItem[]> {
  const everyOrganization = { filters: { tenant: false } };
  return em.find(
    SyncItem,
    { fileKey: { $ne: null }, finishedAt: { $lt: before } },
    { ...everyOrganization, limit: batchSize },
  );
}
