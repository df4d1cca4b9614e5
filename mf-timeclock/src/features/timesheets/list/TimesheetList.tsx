import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Button, Card, cn, EmptyState, Skeleton } from '@timetrack/ui';
import { ClipboardList } from '@timetrack/ui/icons';
import type { PagePosition } from '../address/timesheets-address.js';
import { PageButtons } from './PageButtons.js';
import { TimesheetCards } from './TimesheetCards.js';
import { TimesheetTable } from './TimesheetTable.js';
import { useNarrow } from './use-narrow.js';
import type { TimesheetPage } from './use-timesheets.js';

interface TimesheetListProps {
  readonly page: TimesheetPage;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onTurn: (page: PagePosition | null) => void;
}

/** The width that the table's columns need. Narrower lists show cards. */
const tableWidth = 840;

export function TimesheetList({ page: { rows, pageInfo, isStale, error, refresh }, ...actions }: TimesheetListProps) {
  const { ref, isNarrow } = useNarrow(tableWidth);
  // Retrying can't help if the address has an invalid cursor, so go back to the newest page.
  const retry = error && failureOf(error).code === 'BAD_USER_INPUT' ? () => actions.onTurn(null) : refresh;
  const List = isNarrow ? TimesheetCards : TimesheetTable;
  return (
    <div ref={ref}>
      {error && <LoadFailure title="Timesheets could not be loaded" error={error} onRetry={retry} />}
      {!error && !rows && <Loading />}
      {rows && pageInfo && (
        <Card
          aria-busy={isStale}
          className={cn('tc:overflow-hidden tc:transition-opacity', isStale && 'tc:opacity-60')}
        >
          {rows.length === 0 ? <NoTimesheets {...actions} /> : <List rows={rows} />}
          {rows.length > 0 && (
            <p className="tc:border-t tc:border-border tc:px-4 tc:py-3 tc:text-xs tc:text-muted-foreground tc:sm:px-5">
              Durations are clocked time, before rounding and pay rules.
            </p>
          )}
          <PageButtons pageInfo={pageInfo} onTurn={actions.onTurn} />
        </Card>
      )}
    </div>
  );
}

function NoTimesheets({ isFiltered, onClear }: Pick<TimesheetListProps, 'isFiltered' | 'onClear'>) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon={ClipboardList}
        title="No timesheets yet"
        description="A timesheet appears here as soon as someone clocks in."
      />
    );
  }
  return (
    <EmptyState
      icon={ClipboardList}
      title="No timesheets match these filters"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading() {
  return (
    <Card role="status" aria-label="Loading timesheets" className="tc:divide-y tc:divide-border">
      {skeletonRows.map((row) => (
        <div key={row} className="tc:flex tc:items-center tc:gap-4 tc:px-5 tc:py-4">
          <Skeleton className="tc:size-8 tc:rounded-full" />
          <Skeleton className="tc:h-9 tc:flex-1" />
          <Skeleton className="tc:hidden tc:h-9 tc:w-1/3 tc:md:block" />
        </div>
      ))}
    </Card>
  );
}
