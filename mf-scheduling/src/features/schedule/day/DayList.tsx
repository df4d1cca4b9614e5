import { formatFullWeekdayDate } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { type Board, findBoardDay } from '../board/arrange-board.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { ShiftCard } from './ShiftCard.js';
import { TimeOffLine } from './TimeOffLine.js';

interface DayListProps {
  readonly board: Board;
  readonly day: string;
  readonly hasHeading?: boolean;
}

/** A list of everything on one day. */
export function DayList({ board, day, hasHeading = true }: DayListProps) {
  const { canManage, open } = useScheduleScreen();
  const { shifts, timeOff } = findBoardDay(board, day);
  return (
    <section aria-label={formatFullWeekdayDate(day)} className="sc:flex sc:flex-col sc:gap-3">
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
      {shifts.length === 0 && timeOff.length === 0 && (
        <p className="sc:rounded-lg sc:border sc:border-dashed sc:border-border sc:px-4 sc:py-6 sc:text-center sc:text-sm sc:text-muted-foreground">
          Nothing is scheduled on this day.
        </p>
      )}
      <ul className="sc:flex sc:flex-col sc:gap-2">
        {shifts.map((shift) => (
          <ShiftCard key={shift.id} shift={shift} />
        ))}
      </ul>
    </section>
  );
}
