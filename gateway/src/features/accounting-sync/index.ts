import type { Feature } from '../../platform/feature.js';
import { syncJob } from './items/sync.job.js';
import { syncFilesSweep } from './items/sync-files.sweep.js';
import { SyncItem } from './items/sync-item.entity.js';
import { SyncItemResolver } from './items/sync-item.resolver.js';
import { syncItemRoutes } from './items/sync-item.routes.js';
import { SyncItemsMigration } from './migrations/0018-sync-items.js';

export { exportTimesheets } from './export/export-timesheets.service.js';
export { fileKeyOf } from './items/sync.job.js';
export { SyncItem } from './items/sync-item.entity.js';

/** Hours for QuickBooks Desktop, and its lists. The other side is mocked: files are carried there by hand. */
export const accountingSyncFeature: Feature = {
  name: 'accounting-sync',
  entities: [SyncItem],
  resolvers: [SyncItemResolver],
  routes: syncItemRoutes,
  migrations: [{ name: '0018-sync-items', class: SyncItemsMigration }],
  jobs: [syncJob],
  sweeps: [syncFilesSweep],
};
