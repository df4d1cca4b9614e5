import type { Feature } from '../../platform/feature.js';
import { syncFilesSweep, syncJob } from './items/sync.job.js';
import { syncItemApi } from './items/sync-item.api.js';
import { SyncItem } from './items/sync-item.entity.js';
import { syncItemNodes } from './items/sync-item.service.js';

export { fileKeyOf, removeExportFiles } from './items/sync.job.js';
export { SyncItem } from './items/sync-item.entity.js';

/** QuickBooks Desktop is mocked: users transfer the files by hand. */
export const accountingSyncFeature: Feature = {
  name: 'accounting-sync',
  description: 'Files for accounting software.',
  entities: [SyncItem],
  nodes: syncItemNodes,
  api: syncItemApi,
  files: [
    {
      table: 'sync_items',
      folder: 'sync',
      select: 'select file_key as key from sync_items where file_key is not null order by organization_id, id',
      keysOf: ({ key }: { readonly key: string }) => [key],
    },
  ],
  jobs: [syncJob],
  sweeps: [syncFilesSweep],
};
