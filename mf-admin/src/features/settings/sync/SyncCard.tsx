import { LoadFailure } from '@timetrack/screens';
import { Badge, Card, CardContent, CardDescription, CardHeader, CardTitle, EmptyState, Skeleton } from '@timetrack/ui';
import { Download, RefreshCw, Upload } from '@timetrack/ui/icons';
import { SyncButton } from './SyncButton.js';
import { SyncRow } from './SyncRow.js';
import { useSyncQueue } from './use-sync-queue.js';

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
            Export Timesheets
          </SyncButton>
          <SyncButton type="IMPORT_LISTS">
            <Download aria-hidden="true" />
            Import Lists
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
