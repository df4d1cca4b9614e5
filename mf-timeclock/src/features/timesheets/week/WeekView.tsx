import { formatCount, LoadFailure } from '@timetrack/screens';
import { Button, Card, cn, EmptyState, Skeleton } from '@timetrack/ui';
import { CheckCheck, ClipboardCheck } from '@timetrack/ui/icons';
import { useState } from 'react';
import { useClockUpdates } from '../../clock/index.js';
import type { AddressControls } from '../address/use-timesheets-address.js';
import { useNarrow } from '../list/use-narrow.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import { ApprovalDialogs } from './ApprovalDialogs.js';
import { approvableOf, countExceptional, type Selection, selectedOf, toggle } from './selection.js';
import { useApproveSelection } from './use-approve-selection.js';
import { useWeek } from './use-week.js';
import { WeekControls } from './WeekControls.js';
import { WeekCards, WeekTable } from './WeekTable.js';
import type { PersonWeek } from './week.graphql.js';

/** The width that seven days need. */
const tableWidth = 960;

/** The hours of a workweek by person and day, to approve by the person or by the selection. */
export function WeekView({ address, showWeek }: Pick<AddressControls, 'address' | 'showWeek'>) {
  const { canReview, openDialog } = useTimesheetsScreen();
  const { ref, isNarrow } = useNarrow(tableWidth);
  const [selection, setSelection] = useState<Selection>(new Set());
  const loaded = useWeek(address.week, address.show === 'to-review');
  const { week, people } = loaded;
  useClockUpdates(loaded.refresh);
  const approval = useApproveSelection(() => setSelection(new Set()));
  const all = people.flatMap(approvableOf);
  const selected = selectedOf(people, selection);
  const exceptional = countExceptional(people, selection);
  const approveWeek = ({ user, version, approvable, exceptional: flagged }: PersonWeek) =>
    week &&
    approval.start({
      input: { weeks: [{ userId: user.id, weekOf: week.startDate, expectedVersion: version }] },
      count: approvable,
      exceptional: flagged,
    });
  const approveSelected = () =>
    approval.start({
      input: { timesheets: selected.map(({ id, version }) => ({ id, expectedVersion: version })) },
      count: selected.length,
      exceptional,
    });
  const Grid = isNarrow ? WeekCards : WeekTable;
  return (
    <div ref={ref} className="tc:flex tc:flex-col tc:gap-4">
      <WeekControls address={address} showWeek={showWeek} week={week} isStale={loaded.isStale} />
      {loaded.error && (
        <LoadFailure title="The week could not be loaded" error={loaded.error} onRetry={loaded.refresh} />
      )}
      {!loaded.error && !week && (
        <Card role="status" aria-label="Loading the week" className="tc:flex tc:flex-col tc:gap-3 tc:p-5">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="tc:h-12" />
          ))}
        </Card>
      )}
      {week && canReview && all.length > 0 && (
        <div
          inert={loaded.isStale}
          className="tc:sticky tc:top-0 tc:z-10 tc:flex tc:flex-wrap tc:items-center tc:gap-3 tc:bg-background tc:py-2"
        >
          <Button variant="outline" onClick={() => setSelection(toggle(selection, all))}>
            {selected.length === all.length ? 'Select none' : `Select all ${all.length}`}
          </Button>
          <Button disabled={selected.length === 0} busy={approval.isApproving} onClick={approveSelected}>
            <CheckCheck aria-hidden="true" />
            Approve selected
          </Button>
          <p role="status" className="tc:text-sm tc:text-muted-foreground">
            {selected.length > 0 && describeSelection(selected.length, exceptional)}
          </p>
        </div>
      )}
      {week && (
        <Card
          aria-busy={loaded.isStale}
          inert={loaded.isStale}
          className={cn('tc:overflow-hidden', loaded.isStale && 'tc:opacity-60')}
        >
          {people.length === 0 ? (
            <EmptyState
              icon={ClipboardCheck}
              title={address.show === 'to-review' ? 'Nothing to review in this week' : 'No hours in this week'}
            />
          ) : (
            <Grid
              dates={week.dates}
              people={people}
              selection={selection}
              isApproving={approval.isApproving}
              onToggle={(timesheets) => setSelection(toggle(selection, timesheets))}
              onApproveWeek={approveWeek}
            />
          )}
          <p className="tc:border-t tc:border-border tc:px-4 tc:py-3 tc:text-xs tc:text-muted-foreground tc:sm:px-5">
            Hours are payable time, after rounding and pay rules.
          </p>
        </Card>
      )}
      {(loaded.turnToPrevious || loaded.turnToNext) && (
        <nav aria-label="Pages" className="tc:flex tc:justify-between tc:gap-2">
          <Button variant="outline" disabled={!loaded.turnToPrevious} onClick={() => loaded.turnToPrevious?.()}>
            Previous people
          </Button>
          <Button variant="outline" disabled={!loaded.turnToNext} onClick={() => loaded.turnToNext?.()}>
            More people
          </Button>
        </nav>
      )}
      <ApprovalDialogs approval={approval} onOpen={openDialog} />
    </div>
  );
}

function describeSelection(count: number, exceptional: number): string {
  const selected = `${formatCount(count, 'timesheet')} selected`;
  return exceptional > 0 ? `${selected}, ${exceptional} with exceptions` : selected;
}
