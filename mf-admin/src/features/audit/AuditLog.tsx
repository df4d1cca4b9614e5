import { useSession } from '@timetrack/contracts';
import { dateOf, formatFullDate, LoadFailure, useAddressState, useTimeZone } from '@timetrack/screens';
import { Button, Card, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { ScrollText } from '@timetrack/ui/icons';
import { ScreenHeader } from '../../components/Layout.js';
import type { AuditEntry } from './audit.graphql.js';
import { type AuditFilter, auditAddress, isFiltered, noFilter } from './filters/audit-filter.js';
import { Filters } from './filters/Filters.js';
import { EntryRow } from './list/EntryRow.js';
import { type ActorStatus, useActors, useAuditLog } from './use-audit-log.js';

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

interface LoadMoreProps {
  readonly count: number;
  readonly total: number;
  /** False if there are more. */
  readonly isTotalExact: boolean;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onLoadMore: () => void;
}

function LoadMore({ count, total, isTotalExact, hasMore, busy, onLoadMore }: LoadMoreProps) {
  return (
    <div className="ad:flex ad:flex-col ad:items-center ad:gap-3">
      <p role="status" className="ad:text-sm ad:text-muted-foreground ad:tabular-nums">
        {count < total
          ? `${formatNumber(count)} of ${formatNumber(total)}${isTotalExact ? '' : '+'} entries`
          : countEntries(total)}
      </p>
      {hasMore && (
        <Button variant="outline" busy={busy} onClick={onLoadMore}>
          Load more
        </Button>
      )}
    </div>
  );
}

const formatNumber = (number: number): string => number.toLocaleString('en-US');

const countEntries = (count: number): string => (count === 1 ? '1 entry' : `${formatNumber(count)} entries`);

interface EntryListProps {
  readonly entries: readonly AuditEntry[];
  readonly isOutdated: boolean;
  readonly statusOf: (actorId: string) => ActorStatus;
  readonly onFilter: (changes: Partial<AuditFilter>) => void;
}

/** The entries by day, in the organization's time zone. */
function EntryList({ entries, isOutdated, statusOf, onFilter }: EntryListProps) {
  const timeZone = useTimeZone();
  const days = Map.groupBy(entries, ({ at }) => formatFullDate(dateOf(at, timeZone)));
  return (
    <div
      aria-busy={isOutdated}
      className={`ad:flex ad:flex-col ad:gap-5 ad:transition-opacity ${isOutdated ? 'ad:opacity-60' : ''}`}
    >
      {[...days].map(([day, entriesOfDay]) => (
        <section key={day} aria-label={day} className="ad:flex ad:flex-col ad:gap-2">
          <h2 className="ad:text-sm ad:font-semibold ad:text-muted-foreground">{day}</h2>
          <Card className="ad:@container">
            <ol className="ad:divide-y ad:divide-border">
              {entriesOfDay.map((entry) => (
                <EntryRow key={entry.id} entry={entry} statusOf={statusOf} onFilter={onFilter} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}
