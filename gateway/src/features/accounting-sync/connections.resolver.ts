import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { syncQueue } from './items/sync-item.service.js';
import { SyncItemType } from './items/sync-item.types.js';

const SyncItemConnection = connectionOf('SyncItem', () => SyncItemType);

/** The list of this feature on `Viewer`. */
export const syncQueueConnection = viewerField('syncQueue', {
  type: () => SyncItemConnection,
  useCase: syncQueue,
  description: 'Exchanges with the accounting software, newest first.',
});
