import { cn } from '@timetrack/ui';
import { dateInYear } from '../../../time/formats.js';
import { type Board, dayOnBoard } from '../board/board.js';
import { useScheduleScreen } from '../screen-context.js';
import { ShiftCard } from './ShiftCard.js';
import { TimeOffLine } from './TimeOffLine.js';

/** One's own week on a phone: the days one under the other instead of side by side. */
export function Agenda({ board }: { readonly board: Board }) {
  const { today } = useScheduleScreen();
  return (
    <ol className="sc:flex sc:flex-col sc:gap-5">
      {board.span.days.map((day) => {
        const { shifts, timeOff } = dayOnBoard(board, day);
        const free = shifts.length + timeOff.length === 0;
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined} className="sc:flex sc:flex-col sc:gap-2">
            <h2
              className={cn(
                'sc:flex sc:items-baseline sc:gap-2 sc:text-sm sc:font-semibold',
                free && 'sc:font-normal sc:text-muted-foreground',
              )}
            >
              {dateInYear(day)}
              {day === today && (
                <span className="sc:rounded-full sc:bg-primary sc:px-2 sc:text-xs sc:font-medium sc:text-primary-foreground">
                  Today
                </span>
              )}
              {free && <span className="sc:ml-auto sc:text-xs">Nothing scheduled</span>}
            </h2>
            {timeOff.map((one) => (
              <TimeOffLine key={one.id} timeOff={one} />
            ))}
            {shifts.length > 0 && (
              <ul className="sc:flex sc:flex-col sc:gap-2">
                {shifts.map((shift) => (
                  <ShiftCard key={shift.id} shift={shift} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
