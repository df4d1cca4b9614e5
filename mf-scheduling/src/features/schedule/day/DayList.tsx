import { formatFullWeekdayDate, LoadFailure } from '@timetrack/screens/basics';
import { Button, Skeleton, VisuallyHidden } from '@timetrack/ui/basics';
import { Plus } from '@timetrack/ui/icons';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { ConflictsContext } from '../shift/conflicts.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { ShiftList } from './ShiftList.js';
import { TimeOffLine } from './TimeOffLine.js';
import { useDay } from './use-day.js';

interface DayListProps {
  readonly board: Board | MonthBoard;
  readonly day: string;
  readonly hasHeading?: boolean;
}

/** A list of everything on one day. */
export function DayList({ board, day, hasHeading = true }: DayListProps) {
  const { canManage, open } = useScheduleScreen();
  const { shifts, conflicts, timeOff, error, onRetry } = useDay(board, day);
  const isLoading = shifts === null && error === undefined;
  return (
    <section
      aria-label={formatFullWeekdayDate(day)}
      aria-busy={isLoading || undefined}
      className="sc:flex sc:flex-col sc:gap-3"
    >
      <div className="sc:flex sc:items-center sc:justify-between sc:gap-3">
        {hasHeading && <h2 className="sc:text-base sc:font-semibold">{formatFullWeekdayDate(day)}</h2>}
        {canManage && (
          <Button
            size="sm"
            variant={hasHeading ? 'outline' : 'default'}
            onClick={() => open({ kind: 'create', day, personId: null, copyOf: null })}
          >
            <Plus aria-hidden="true" />
            New Schedule
          </Button>
        )}
      </div>
      {timeOff.map((one) => (
        <TimeOffLine key={one.id} timeOff={one} />
      ))}
      {shifts?.length === 0 && timeOff.length === 0 && (
        <p className="sc:rounded-lg sc:border sc:border-dashed sc:border-border sc:px-4 sc:py-6 sc:text-center sc:text-sm sc:text-muted-foreground">
          Nothing is scheduled on this day.
        </p>
      )}
      {error !== undefined && <LoadFailure title="This day could not be loaded" error={error} onRetry={onRetry} />}
      {isLoading && <DaySkeleton />}
      {shifts && (
        <ConflictsContext value={conflicts}>
          <ShiftList shifts={shifts} />
        </ConflictsContext>
      )}
    </section>
  );
}

function DaySkeleton() {
  return (
    <div className="sc:flex sc:flex-col sc:gap-2">
      <VisuallyHidden>
        <p role="status">Loading the schedules of this day</p>
      </VisuallyHidden>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="sc:h-24 sc:rounded-lg" />
      ))}
    </div>
  );
}
