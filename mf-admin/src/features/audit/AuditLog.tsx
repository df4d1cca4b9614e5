import { useSession } from '@timetrack/contracts';
import { LoadFailure, useAddressState } from '@timetrack/screens';
import { Card, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { ScrollText } from '@timetrack/ui/icons';
import { ScreenHeader } from '../../components/ScreenHeader.js';
import { useActors } from './entry/use-actors.js';
import { auditAddress, isFiltered, noFilter } from './filters/audit-filter.js';
import { Filters } from './filters/Filters.js';
import { EntryList } from './list/EntryList.js';
import { LoadMore } from './list/LoadMore.js';
import { useAuditLog } from './use-audit-log.js';

export function AuditLog() {
  const { name } = useSession().user.organization;
  const { state: filter, change } = useAddressState(auditAddress);
  const { actors, statusOf } = useActors();
  const log = useAuditLog(filter);
  const { entries, error } = log;
  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-6">
      <ScreenHeader title="Audit Log" description={`Who changed what at ${name}, newest first`} />
      <Filters
        filter={filter}
        actors={actors}
        entries={entries ?? []}
        errors={log.fields}
        onChange={change}
        onClear={() => change(noFilter)}
      />
      {!entries && !error && <Loading />}
      {error && Object.keys(log.fields).length === 0 && (
        <LoadFailure title="The audit log could not be loaded" error={error} onRetry={() => log.refetch()} />
      )}
      {entries?.length === 0 && (
        <Card>
          <EmptyState
            icon={ScrollText}
            title={isFiltered(filter) ? 'No entries match the filters' : 'No entries yet'}
          />
        </Card>
      )}
      {entries && entries.length > 0 && (
        <>
          <EntryList entries={entries} isOutdated={log.isOutdated} statusOf={statusOf} onFilter={change} />
          <LoadMore
            count={entries.length}
            total={log.total}
            isTotalExact={log.isTotalExact}
            hasMore={log.hasMore}
            busy={log.isLoadingMore}
            onLoadMore={() => void log.loadMore()}
          />
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <Card role="status" aria-busy="true" className="ad:gap-4 ad:p-5">
      <VisuallyHidden>Loading the audit log</VisuallyHidden>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="ad:h-12" />
      ))}
    </Card>
  );
}
