import { formatCount, LoadFailure } from '@timetrack/screens';
import { Button, Card, ConfirmDialog, cn, EmptyState, Skeleton } from '@timetrack/ui';
import { ClipboardCheck } from '@timetrack/ui/icons';
import { useClockUpdates } from '../../clock/index.js';
import type { AddressControls } from '../address/use-timesheets-address.js';
import { useNarrow } from '../list/use-narrow.js';
import { useTimesheetsScreen } from '../row/timesheets-screen.js';
import { useSelection, useWeek, useWeekTotals } from './use-week.js';
import { type useApproveSelection, useWeekDecisions } from './use-week-decisions.js';
import { SelectionBar, WeekControls } from './WeekControls.js';
import { LeftDialog, RejectDialog } from './WeekDialogs.js';
import { WeekCards, WeekTable } from './WeekTable.js';

const tableWidth = 880;

interface WeekViewProps extends Pick<AddressControls, 'address' | 'showWeek' | 'filterBy'> {
  /** Called when other people are listed, whose rows begin further up. */
  readonly onTurned: () => void;
}

/** The hours of a workweek by person and day, to approve or reject by the person or by the selection. */
export function WeekView({ address, onTurned, ...controls }: WeekViewProps) {
  const { canReview, openDialog } = useTimesheetsScreen();
  const { ref, isNarrow } = useNarrow(tableWidth);
  const loaded = useWeek(address);
  const { week, people, isStale } = loaded;
  useClockUpdates(loaded.refresh);
  const totals = useWeekTotals(week, address.teamId);
  const choice = useSelection(week?.startDate, people);
  const startDate = week && !isStale ? week.startDate : null;
  const { approval, rejection, left, ...decide } = useWeekDecisions({ startDate, choice });
  const hasBar = canReview && choice.all.length + choice.selected.length > 0;
  const Grid = isNarrow ? WeekCards : WeekTable;
  return (
    <div ref={ref} className="tc:flex tc:flex-col tc:gap-3">
      <WeekControls address={address} {...controls} week={week} isStale={isStale} />
      {loaded.error && (
        <LoadFailure title="The week could not be loaded" error={loaded.error} onRetry={loaded.refresh} />
      )}
      {!loaded.error && !week && <Loading />}
      {week && hasBar && (
        <SelectionBar
          choice={choice}
          isApproving={approval.isApproving}
          inert={isStale}
          onApprove={decide.approveSelected}
          onReject={decide.openRejection}
        />
      )}
      {week && (
        <Card aria-busy={isStale} inert={isStale} className={cn(isStale && 'tc:opacity-60')}>
          {people.length === 0 && <Empty isToReview={address.show === 'to-review'} />}
          {people.length > 0 && (
            <Grid
              {...{ dates: week.dates, people, totals, isBelowBar: hasBar }}
              {...{ selection: choice.selection, onToggle: choice.toggle }}
              {...{ isApproving: approval.isApproving, onApproveWeek: decide.approveWeek }}
            />
          )}
          <p className="tc:border-t tc:border-border tc:px-4 tc:py-3 tc:text-xs tc:text-muted-foreground tc:sm:px-5">
            Hours are payable time, after rounding and pay rules.
          </p>
        </Card>
      )}
      <Pages {...loaded} onTurned={onTurned} />
      <ApprovalDialog approval={approval} />
      {rejection && <RejectDialog selected={choice.selected} {...rejection} />}
      {left && <LeftDialog left={left} onOpen={openDialog} onClose={decide.forgetLeft} />}
    </div>
  );
}

function Empty({ isToReview }: { readonly isToReview: boolean }) {
  return (
    <EmptyState icon={ClipboardCheck} title={isToReview ? 'Nothing to review in this week' : 'No hours in this week'} />
  );
}

function Loading() {
  return (
    <Card role="status" aria-label="Loading the week" className="tc:flex tc:flex-col tc:gap-3 tc:p-5">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} className="tc:h-7" />
      ))}
    </Card>
  );
}

type PagesProps = Pick<ReturnType<typeof useWeek>, 'turnToPrevious' | 'turnToNext'> & Pick<WeekViewProps, 'onTurned'>;

function Pages({ turnToPrevious, turnToNext, onTurned }: PagesProps) {
  if (!turnToPrevious && !turnToNext) return null;
  const turn = (go: (() => void) | null) => () => {
    go?.();
    onTurned();
  };
  return (
    <nav aria-label="Pages" className="tc:flex tc:justify-between tc:gap-2">
      <Button variant="outline" disabled={!turnToPrevious} onClick={turn(turnToPrevious)}>
        Previous people
      </Button>
      <Button variant="outline" disabled={!turnToNext} onClick={turn(turnToNext)}>
        More people
      </Button>
    </nav>
  );
}

function ApprovalDialog({ approval }: { readonly approval: ReturnType<typeof useApproveSelection> }) {
  const { toConfirm } = approval;
  if (!toConfirm) return null;
  return (
    <ConfirmDialog
      open
      title={`Approve ${formatCount(toConfirm.count, 'timesheet')}?`}
      description={`${toConfirm.exceptional} with exceptions. Your approval confirms that you have checked them.`}
      action={`Approve ${toConfirm.count}, ${toConfirm.exceptional} with exceptions`}
      busy={approval.isApproving}
      onAction={approval.confirm}
      onOpenChange={approval.cancel}
    />
  );
}
