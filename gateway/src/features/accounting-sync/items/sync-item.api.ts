import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { queueSync, syncFile, syncQueue } from './sync-item.service.js';
import { SyncItemType, syncItemView } from './sync-item.types.js';

export const syncItemApi: readonly Operation[] = [
  operation(syncQueue, {
    description: 'Exchanges with the accounting software, newest first.',
    rest: { method: 'GET', path: '/api/sync-queue', status: 200, page: syncItemView },
    viewer: connectionOf('SyncItem', () => SyncItemType),
  }),
  operation(queueSync, {
    description: 'Queues an export to or import from accounting. See `syncQueue`.',
    rest: { method: 'POST', path: '/api/sync-queue', status: 201, response: syncItemView },
    mutation: {
      name: 'syncItemQueue',
      payload: { syncItem: syncItemView.describe('The exchange, which is PENDING until it runs in the background.') },
    },
  }),
  operation(syncFile, {
    description: 'The file of an export, for QuickBooks Desktop to import.',
    route: fileRoute(syncFile, { path: '/api/sync-queue/:id/file', contentType: 'text/plain' }),
  }),
];
