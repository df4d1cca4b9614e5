import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { Button, Card, cn, EmptyState, Skeleton } from '@timetrack/ui';
import { ChevronLeft, ChevronRight, ClipboardList } from '@timetrack/ui/icons';
import type { PagePosition } from '../address/timesheets-address.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';
import { ClockTime, Duration, Employee, NotesButton, PhotosButton, RowActions } from './row-cells.js';
import { TimesheetTable } from './TimesheetTable.js';
import { useNarrow } from './use-narrow.js';
import type { TimesheetPage } from './use-timesheets.js';

interface TimesheetListProps {
  readonly page: TimesheetPage;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onTurn: (page: PagePosition | null) => void;
}

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

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

interface PageButtonsProps {
  readonly pageInfo: PageInfo;
  readonly onTurn: (page: PagePosition) => void;
}

/** Renders nothing if everything fits on one page. */
function PageButtons({ pageInfo, onTurn }: PageButtonsProps) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav
      aria-label="Pages"
      className="tc:flex tc:justify-between tc:gap-2 tc:border-t tc:border-border tc:px-5 tc:py-3"
    >
      <Button
        variant="outline"
        disabled={!hasPreviousPage}
        onClick={() => startCursor && onTurn({ before: startCursor })}
      >
        <ChevronLeft aria-hidden="true" />
        <span>Newer</span>
      </Button>
      <Button variant="outline" disabled={!hasNextPage} onClick={() => endCursor && onTurn({ after: endCursor })}>
        <span>Older</span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}

/** The rows of the table as cards, for narrow screens. */
function TimesheetCards({ rows }: { readonly rows: readonly TimesheetRow[] }) {
  return (
    <ul aria-label="Timesheets, newest first" className="tc:divide-y tc:divide-border">
      {rows.map((row) => (
        <li key={row.id} className="tc:flex tc:flex-col tc:gap-3 tc:p-4">
          <Employee row={row} />
          <dl className="tc:grid tc:grid-cols-3 tc:gap-3 tc:text-sm">
            <Figure name="Clock In">
              <ClockTime instant={row.clockInAt} />
            </Figure>
            <Figure name="Clock Out">
              <ClockTime instant={row.clockOutAt} />
            </Figure>
            <Figure name="Duration">
              <Duration row={row} />
            </Figure>
          </dl>
          <div className="tc:-mx-2 tc:hidden tc:flex-wrap tc:items-center tc:has-[button,p]:flex">
            <div className="tc:flex">
              {row.notes.trim() !== '' && <NotesButton row={row} />}
              {row.images.length > 0 && <PhotosButton row={row} />}
            </div>
            <div className="tc:ml-auto tc:has-[p]:px-2">
              <RowActions row={row} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="tc:flex tc:flex-col tc:gap-1">
      <dt className="tc:text-xs tc:text-muted-foreground">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
