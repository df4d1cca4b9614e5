import { graphql } from '../../../gql/index.js';

export const SyncRowSyncItem = graphql(`
  fragment SyncRow_syncItem on SyncItem {
    id
    type
    status
    createdAt
    message
    fileUrl
  }
`);

export const LoadSyncQueue = graphql(`
  query Admin_Settings_LoadSyncQueue {
    viewer {
      syncQueue(first: 5) {
        nodes {
          id
          status
          ...SyncRow_syncItem
        }
      }
    }
  }
`);

export const QueueSync = graphql(`
  mutation Admin_Settings_QueueSync($input: SyncItemQueueInput!) {
    syncItemQueue(input: $input) {
      syncItem {
        id
        ...SyncRow_syncItem
      }
    }
  }
`);
