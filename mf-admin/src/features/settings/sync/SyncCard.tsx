import { useQuery } from '@timetrack/client';
import { formatDateTime, LoadFailure, useTimeZone } from '@timetrack/screens';
import {
  Badge,
  type BadgeProps,
  Button,
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
  EmptyState,
  Skeleton,
} from '@timetrack/ui';
import { Download, RefreshCw, Upload } from '@timetrack/ui/icons';
import { type ReactNode, useEffect } from 'react';
import type { SyncRow_SyncItemFragment, SyncType } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { useChange } from '../../../hooks/use-change.js';
import { LoadSyncQueue, QueueSync, SyncRowSyncItem } from './sync.graphql.js';

export function SyncCard() {
  const { items, error, refetch } = useSyncQueue();
  return (
    <Card aria-busy={!items && !error}>
      <CardHeader className="ad:gap-1.5">
        <div className="ad:flex ad:flex-wrap ad:items-center ad:gap-2">
          <CardTitle>QuickBooks Desktop Sync</CardTitle>
          <Badge variant="warning">Mocked</Badge>
        </div>
        <CardDescription>
          QuickBooks is not connected. An export creates an IIF file of the latest closed pay period, which you download
          and import into QuickBooks yourself. An import reads sample lists and changes nothing.
        </CardDescription>
      </CardHeader>
      <CardContent className="ad:flex ad:flex-col ad:gap-5">
        <div className="ad:flex ad:flex-col ad:gap-2 ad:sm:flex-row">
          <SyncButton type="EXPORT_TIMESHEETS">
            <Upload aria-hidden="true" />
            <span>Export Timesheets</span>
          </SyncButton>
          <SyncButton type="IMPORT_LISTS">
            <Download aria-hidden="true" />
            <span>Import Lists</span>
          </SyncButton>
        </div>
        {items && items.length > 0 && (
          <ul aria-label="Recent syncs" className="ad:-mb-3 ad:divide-y ad:divide-border ad:border-t ad:border-border">
            {items.map((item) => (
              <SyncRow key={item.id} item={item} />
            ))}
          </ul>
        )}
        {items?.length === 0 && (
          <EmptyState icon={RefreshCw} title="No syncs yet" className="ad:border-t ad:border-border ad:pb-2" />
        )}
        {!items && !error && (
          <div className="ad:flex ad:flex-col ad:gap-3">
            <Skeleton className="ad:h-12" />
            <Skeleton className="ad:h-12" />
          </div>
        )}
        {!items && error && (
          <LoadFailure title="The recent syncs could not be loaded" error={error} onRetry={refetch} />
        )}
      </CardContent>
    </Card>
  );
}

function SyncButton({ type, children }: { readonly type: SyncType; readonly children: ReactNode }) {
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

const pollInterval = 2_000;

/** The five most recent syncs. Polls while one of them is unfinished and the page is visible. */
function useSyncQueue() {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(LoadSyncQueue, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  // A failed poll keeps the previous items: the next poll follows shortly.
  const items = (data ?? previousData)?.viewer?.syncQueue?.nodes;
  const isUnfinished = items?.some(({ status }) => status === 'PENDING' || status === 'RUNNING') ?? false;
  useEffect(() => {
    if (!isUnfinished) return;
    startPolling(pollInterval);
    return stopPolling;
  }, [isUnfinished, startPolling, stopPolling]);
  return { items, error, refetch: () => refetch() };
}

type SyncItem = SyncRow_SyncItemFragment;

const typeLabels: Readonly<Record<SyncItem['type'], string>> = {
  EXPORT_TIMESHEETS: 'Timesheet export',
  IMPORT_LISTS: 'List import',
};

interface Appearance {
  readonly label: string;
  readonly variant: BadgeProps['variant'];
}

const pending: Appearance = { label: 'Pending', variant: 'warning' };
const appearances: Readonly<Record<SyncItem['status'], Appearance>> = {
  PENDING: pending,
  RUNNING: pending,
  SUCCESS: { label: 'Success', variant: 'success' },
  ERROR: { label: 'Error', variant: 'destructive' },
};

function SyncRow(props: { readonly item: FragmentType<typeof SyncRowSyncItem> }) {
  const timeZone = useTimeZone();
  const { type, status, createdAt, message, fileUrl } = readFragment(SyncRowSyncItem, props.item);
  const { label, variant } = appearances[status];
  const time = formatDateTime(createdAt, timeZone);
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3 ad:text-sm">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-1">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-x-2.5 ad:gap-y-1">
          <span className="ad:font-medium">{typeLabels[type]}</span>
          <span role="status">
            <Badge variant={variant}>{label}</Badge>
          </span>
          <time dateTime={createdAt} className="ad:text-muted-foreground ad:tabular-nums">
            {time}
          </time>
        </p>
        {message && <p className="ad:text-muted-foreground ad:wrap-anywhere">{message}</p>}
      </div>
      {fileUrl && (
        <Button variant="outline" size="sm" asChild>
          <a href={fileUrl} download aria-label={`Download the file of ${time}`}>
            <Download aria-hidden="true" />
            <span>Download</span>
          </a>
        </Button>
      )}
    </li>
  );
}
