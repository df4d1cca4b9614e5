import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { queueSync } from './sync-item.service.js';
import { SyncItemType } from './sync-item.types.js';

export const SyncItemMutations = mutationsOf(
  payloadMutation('syncItemQueue', queueSync, {
    description: 'Queues an exchange with the accounting software. `syncQueue` shows its progress.',
    payload: {
      syncItem: {
        type: () => SyncItemType,
        description: 'The exchange, which is PENDING until it runs in the background.',
      },
    },
  }),
);
