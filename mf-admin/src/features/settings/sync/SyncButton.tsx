import { useApolloClient } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import type { ReactNode } from 'react';
import type { SyncType } from '../../../gql/graphql.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadSyncQueue, QueueSync } from './sync.graphql.js';

export function SyncButton({ type, children }: { readonly type: SyncType; readonly children: ReactNode }) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const send = () =>
    client.mutate({
      mutation: QueueSync,
      variables: { input: { type } },
      refetchQueries: [LoadSyncQueue],
      awaitRefetchQueries: true,
    });
  return (
    <Button
      variant="outline"
      busy={busy}
      onClick={() => void change({ send, done: 'Sync queued successfully', failed: 'Failed to queue sync' })}
    >
      {children}
    </Button>
  );
}
