import { Button } from '@timetrack/ui';
import type { ReactNode } from 'react';
import type { SyncType } from '../../../gql/graphql.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadSyncQueue, QueueSync } from './sync.graphql.js';

export function SyncButton({ type, children }: { readonly type: SyncType; readonly children: ReactNode }) {
  const { busy, change } = useChange();
  const queue = () =>
    change({
      mutation: QueueSync,
      variables: { input: { type } },
      refetchQueries: [LoadSyncQueue],
      awaitRefetchQueries: true,
      done: 'Sync queued successfully',
      failed: 'Failed to queue sync',
    });
  return (
    <Button variant="outline" busy={busy} onClick={() => void queue()}>
      {children}
    </Button>
  );
}
