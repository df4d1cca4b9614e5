import { Button } from '@timetrack/ui';
import { Plus } from 'lucide-react';
import { dateInYear } from '../../../time/formats.js';
import { type Board, dayOnBoard } from '../board/board.js';
import { useScheduleScreen } from '../screen-context.js';
import { ShiftCard } from './ShiftCard.js';
import { TimeOffLine } from './TimeOffLine.js';

interface DayListProps {
  readonly board: Board;
  readonly day: string;
  /** Whether the day itself is written above its list. */
  readonly titled?: boolean;
}

/** Everything of one day, one under the other. */
export function DayList({ board, day, titled = true }: DayListProps) {
  const { manages, open } = useScheduleScreen();
  const { shifts, timeOff } = dayOnBoard(board, day);
  return (
    <section aria-label={dateInYear(day)} className="sc:flex sc:flex-col sc:gap-3">
      <div className="sc:flex sc:items-center sc:justify-between sc:gap-3">
        {titled && <h2 className="sc:text-base sc:font-semibold">{dateInYear(day)}</h2>}
        {manages && (
          <Button
            size="sm"
            variant={titled ? 'outline' : 'default'}
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
