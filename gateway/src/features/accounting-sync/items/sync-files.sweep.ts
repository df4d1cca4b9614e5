import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sweep } from '../../../platform/housekeeping/index.js';
import { SyncItem } from './sync-item.entity.js';

const daysKept = 30;
const dayMs = 24 * 3_600_000;
const atOnce = 100;

/** Takes away, of every organization, the files of exports that are a month old; what came of the export stays. */
export const syncFilesSweep: Sweep = {
  name: 'sync-files',
  everyMinutes: 60,
  async run({ orm, clock, files }) {
    const before = new Date(clock.now().getTime() - daysKept * dayMs);
    let removed = 0;
    for (let found = atOnce; found === atOnce; removed += found) {
      found = await orm.em.fork().transactional(async (em) => {
        const items = await oldItems(em, before);
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

function oldItems(em: EntityManager, before: Date): Promise<SyncItem[]> {
  const everyOrganization = { filters: { tenant: false } };
  return em.find(
    SyncItem,
    { fileKey: { $ne: null }, finishedAt: { $lt: before } },
    { ...everyOrganization, limit: atOnce },
  );
}
