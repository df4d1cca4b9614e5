import type { EntityManager } from '@mikro-orm/postgresql';
import { scopeToTenant } from '../../../platform/database/tenant-scope.js';
import { systemSql } from '../../../platform/database/tenant-sql.js';
import type { Sweep, SweepContext } from '../../../platform/jobs/sweeps.js';
import { SyncItem } from './sync-item.entity.js';

const retentionDays = 30;
const dayMs = 24 * 3_600_000;
const batchSize = 100;

export const syncFilesSweep: Sweep = {
  name: 'sync-files',
  everyMinutes: 60,
  async run({ orm, clock, files }) {
    const before = new Date(clock.now().getTime() - retentionDays * dayMs);
    const sql = systemSql(orm.em, 'sweeps the export files of every organization');
    const due = await sql.query<{ id: string }>('select id from find_organizations_with_old_sync_files(?)', [before]);
    let removed = 0;
    for (const { id } of due) removed += await sweepFilesOf(id, before, { orm, files });
    return removed;
  },
};

async function sweepFilesOf(organizationId: string, before: Date, { orm, files }: Pick<SweepContext, 'orm' | 'files'>) {
  let removed = 0;
  for (let found = batchSize; found === batchSize; removed += found) {
    const fork = orm.em.fork();
    scopeToTenant(fork, organizationId);
    found = await fork.transactional(async (em) => {
      const items = await findOldItems(em, before);
      for (const item of items) {
        await files.remove(item.fileKey as string);
        item.fileKey = null;
      }
      return items.length;
    });
  }
  return removed;
}

function findOldItems(em: EntityManager, before: Date): Promise<SyncItem[]> {
  return em.find(SyncItem, { fileKey: { $ne: null }, finishedAt: { $lt: before } }, { limit: batchSize });
}
