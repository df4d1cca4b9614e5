import { formatFullWeekdayDate, fullName, LoadFailure } from '@timetrack/screens/basics';
import { Button, Skeleton, VisuallyHidden } from '@timetrack/ui/basics';
import { Plus, TreePalm } from '@timetrack/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Scheduling_Schedule_LoadDayQuery } from '../../../gql/graphql.js';
import { type Board, compareTimes, type Shift, type TimeOff, toShift } from '../board/arrange-board.js';
import { findDay, type MonthBoard } from '../board/arrange-month.js';
import { LoadDay } from '../board/board.graphql.js';
import { readShifts } from '../board/board-data.js';
import { toInstants } from '../board/use-board.js';
import { useLargeQuery } from '../board/use-large-query.js';
import { ConflictsContext, groupConflicts } from '../shift/conflicts.js';
import { describeTimeOff } from '../shift/describe-shift.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { ShiftCard } from './ShiftCard.js';

interface DayListProps {
  readonly board: Board | MonthBoard;
  readonly day: string;
  readonly hasHeading?: boolean;
}

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
            <span>New Schedule</span>
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

/** How many cards are added at once: a day of 500 people would block the page. */
const step = 40;

/** The cards of a day. It grows when its end is scrolled into view, or with its button. */
export function ShiftList({ shifts }: { readonly shifts: readonly Shift[] }) {
  const [visible, setVisible] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const remaining = shifts.length - visible;
  const hasMore = remaining > 0;

  useEffect(() => {
    if (!hasMore || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(visible + step);
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, visible]);

  return (
    <>
      <ul className="sc:flex sc:flex-col sc:gap-2">
        {shifts.slice(0, visible).map((shift) => (
          <ShiftCard key={shift.id} shift={shift} />
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className="sc:flex sc:justify-center">
          <Button variant="outline" size="sm" onClick={() => setVisible(visible + step)}>
            {`Show ${Math.min(step, remaining)} more of ${remaining}`}
          </Button>
        </div>
      )}
    </>
  );
}

/** Everything on one day. `shifts` is null until those of a day that has more than the month lists are loaded. */
function useDay(board: Board | MonthBoard, date: string) {
  const { from, to, count, shifts: listed, timeOff } = findDay(board, date);
  const isComplete = count <= listed.length;
  const { teamId } = board;
  const variables = useMemo(() => ({ ...toInstants([from, to]), teamId }), [from, to, teamId]);
  const loaded = useLargeQuery({ query: LoadDay, variables, read: readDayShifts, skip: isComplete });
  const shifts = isComplete ? listed : (loaded.data?.shifts ?? null);
  const own = isComplete ? board.conflicts : loaded.data?.conflicts;
  const conflicts = useMemo(() => groupConflicts(own), [own]);
  return { shifts, conflicts, timeOff, error: shifts ? undefined : loaded.error, onRetry: loaded.refetch };
}

function readDayShifts({ viewer }: Scheduling_Schedule_LoadDayQuery) {
  const scheduleBoard = viewer?.scheduleBoard;
  if (!scheduleBoard) return null;
  const { schedules, conflicts } = readShifts(scheduleBoard);
  return { shifts: schedules.map(toShift).toSorted(compareTimes), conflicts };
}

export function TimeOffLine({ timeOff }: { readonly timeOff: TimeOff }) {
  const { ownId } = useScheduleScreen();
  const { user } = timeOff;
  return (
    <p className="sc:flex sc:items-center sc:gap-2 sc:rounded-lg sc:bg-success-soft sc:px-3 sc:py-2 sc:text-sm sc:text-success">
      <TreePalm aria-hidden="true" className="sc:size-4 sc:shrink-0" />
      <span className="sc:min-w-0 sc:wrap-anywhere">
        <span className="sc:font-medium">{user.id === ownId ? 'You' : fullName(user)}</span>
        <span>{` ${user.id === ownId ? 'are' : 'is'} off: ${describeTimeOff(timeOff)}`}</span>
      </span>
    </p>
  );
}
