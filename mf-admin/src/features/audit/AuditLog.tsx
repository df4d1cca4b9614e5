import { useSession } from '@timetrack/contracts';
import { LoadFailure } from '@timetrack/screens';
import { Card, EmptyState, Skeleton, VisuallyHidden } from '@timetrack/ui';
import { ScrollText } from 'lucide-react';
import { ScreenHeader } from '../../components/ScreenHeader.js';
import { isFiltered } from './address/audit-address.js';
import { useAuditFilter } from './address/use-audit-filter.js';
import { Filters } from './filters/Filters.js';
import { Entries } from './list/Entries.js';
import { LoadMore } from './list/LoadMore.js';
import { usePeople } from './people/use-people.js';
import { useAuditLog } from './use-audit-log.js';

/** Who did what, and when. */
export function AuditLog() {
  const { name } = useSession().user.organization;
  const { filter, narrow, clear } = useAuditFilter();
  const { people, standingOf } = usePeople();
  const log = useAuditLog(filter);
  const { entries, error } = log;
  return (
    <div className="ad:mx-auto ad:flex ad:w-full ad:max-w-5xl ad:flex-col ad:gap-6">
      <ScreenHeader title="Audit Log" description={`Who did what at ${name}, the newest first`} />
      <Filters
        filter={filter}
        people={people}
        entries={entries ?? []}
        errors={log.fields}
        onNarrow={narrow}
        onClear={clear}
      />
      {!entries && !error && <Loading />}
      {error && Object.keys(log.fields).length === 0 && (
        <LoadFailure title="The audit log could not be read" error={error} onRetry={() => log.refetch()} />
      )}
      {entries?.length === 0 && (
        <Card>
          <EmptyState
            icon={ScrollText}
            title={isFiltered(filter) ? 'No entry matches the filters' : 'Nothing was recorded yet'}
          />
        </Card>
      )}
      {entries && entries.length > 0 && (
        <>
          <Entries entries={entries} outdated={log.outdated} standingOf={standingOf} onNarrow={narrow} />
          <LoadMore
            shown={entries.length}
            total={log.total}
            hasMore={log.hasMore}
            busy={log.loadingMore}
            onMore={() => void log.more()}
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
