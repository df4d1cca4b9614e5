import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Button, Card, cn, EmptyState, Skeleton } from '@timetrack/ui';
import { ClipboardList } from 'lucide-react';
import type { PagePosition } from '../address/address.js';
import type { Reading } from '../use-timesheets.js';
import { Pages } from './Pages.js';
import { TimesheetCards } from './TimesheetCards.js';
import { TimesheetTable } from './TimesheetTable.js';
import { useNarrow } from './use-narrow.js';

interface TimesheetListProps {
  readonly reading: Reading;
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly onTurn: (page: PagePosition | null) => void;
}

/** What the table's columns take; where there is less, its rows are cards. */
const tableWidth = 840;

export function TimesheetList({
  reading: { rows, pageInfo, isStale, error, refresh },
  ...actions
}: TimesheetListProps) {
  const { ref, isNarrow } = useNarrow(tableWidth);
  // An address that somebody cut short leads to no page, however often it is tried.
  const retry = error && failureOf(error).code === 'BAD_USER_INPUT' ? () => actions.onTurn(null) : refresh;
  const List = isNarrow ? TimesheetCards : TimesheetTable;
  return (
    <div ref={ref}>
      {error && <LoadFailure title="The timesheets could not be read" error={error} onRetry={retry} />}
      {!error && !rows && <Loading />}
      {rows && pageInfo && (
        <Card
          aria-busy={isStale}
          className={cn('tc:overflow-hidden tc:transition-opacity', isStale && 'tc:opacity-60')}
        >
          {rows.length === 0 ? <Nothing {...actions} /> : <List rows={rows} />}
          <Pages pageInfo={pageInfo} onTurn={actions.onTurn} />
        </Card>
      )}
    </div>
  );
}

function Nothing({ filtered, onClear }: Pick<TimesheetListProps, 'filtered' | 'onClear'>) {
  if (!filtered) {
    return (
      <EmptyState
        icon={ClipboardList}
        title="No timesheets yet"
        description="A timesheet appears here as soon as somebody clocks in."
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

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading() {
  return (
    <Card role="status" aria-label="Loading the timesheets" className="tc:divide-y tc:divide-border">
      {places.map((place) => (
        <div key={place} className="tc:flex tc:items-center tc:gap-4 tc:px-5 tc:py-4">
          <Skeleton className="tc:size-8 tc:rounded-full" />
          <Skeleton className="tc:h-9 tc:flex-1" />
          <Skeleton className="tc:hidden tc:h-9 tc:w-1/3 tc:md:block" />
        </div>
      ))}
    </Card>
  );
}
