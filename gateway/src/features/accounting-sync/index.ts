import type { Feature } from '../../platform/feature.types.js';
import { syncQueueConnection } from './connections.resolver.js';
import { syncJob } from './items/sync.job.js';
import { syncFilesSweep } from './items/sync-files.sweep.js';
import { SyncItem } from './items/sync-item.entity.js';
import { SyncItemResolver } from './items/sync-item.resolver.js';
import { syncItemRoutes } from './items/sync-item.routes.js';
import { SyncItemMutations } from './items/sync-item-mutations.resolver.js';
import { syncItemNodes } from './items/sync-item-nodes.service.js';

export { fileKeyOf } from './items/sync.job.js';
export { SyncItem } from './items/sync-item.entity.js';

/**
 * Exports the pay of closed periods to QuickBooks Desktop and imports its lists. QuickBooks itself is mocked: users transfer
 * the files by hand.
 */
export const accountingSyncFeature: Feature = {
  name: 'accounting-sync',
  description: 'Files for accounting software.',
  entities: [SyncItem],
  resolvers: [SyncItemResolver, SyncItemMutations, syncQueueConnection],
  nodes: syncItemNodes,
  routes: syncItemRoutes,
  files: [
    {
      table: 'sync_items',
      select: 'select file_key as key from sync_items where file_key is not null order by organization_id, id',
      keysOf: ({ key }: { readonly key: string }) => [key],
    },
  ],
  jobs: [syncJob],
  sweeps: [syncFilesSweep],
};
