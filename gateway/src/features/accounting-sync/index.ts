import type { Feature } from '../../platform/feature.types.js';
import { syncJob } from './items/sync.job.js';
import { syncFilesSweep } from './items/sync-files.sweep.js';
import { SyncItem } from './items/sync-item.entity.js';
import { SyncItemResolver } from './items/sync-item.resolver.js';
import { syncItemRoutes } from './items/sync-item.routes.js';
import { SyncItemsMigration } from './migrations/0018-sync-items.js';

export { exportTimesheets } from './export/export-timesheets.service.js';
export { fileKeyOf } from './items/sync.job.js';
export { SyncItem } from './items/sync-item.entity.js';

/**
 * Exports hours to QuickBooks Desktop and imports its lists. QuickBooks itself is mocked: users transfer the files by
 * hand.
 */
export const accountingSyncFeature: Feature = {
  name: 'accounting-sync',
  entities: [SyncItem],
  resolvers: [SyncItemResolver],
  routes: syncItemRoutes,
  migrations: [{ name: '0018-sync-items', class: SyncItemsMigration }],
  jobs: [syncJob],
  sweeps: [syncFilesSweep],
};
