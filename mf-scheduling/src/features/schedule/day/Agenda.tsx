import { formatFullWeekdayDate } from '@timetrack/screens/basics';
import { cn } from '@timetrack/ui/basics';
import type { Board } from '../board/arrange-board.js';
import { findDay } from '../board/arrange-month.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { TimeOffLine } from './DayList.js';
import { ShiftCard } from './ShiftCard.js';

/** The worker's own week on a phone: a list of days instead of columns. */
export function Agenda({ board }: { readonly board: Board }) {
  const { today } = useScheduleScreen();
  return (
    <ol className="sc:flex sc:flex-col sc:gap-5">
      {board.range.days.map((day) => {
        const { shifts, timeOff } = findDay(board, day);
        const isFree = shifts.length + timeOff.length === 0;
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined} className="sc:flex sc:flex-col sc:gap-2">
            <h2
              className={cn(
                'sc:flex sc:items-baseline sc:gap-2 sc:text-sm sc:font-semibold',
                isFree && 'sc:font-normal sc:text-muted-foreground',
              )}
            >
              <span>{formatFullWeekdayDate(day)}</span>
              {day === today && (
                <span className="sc:rounded-full sc:bg-primary sc:px-2 sc:text-xs sc:font-medium sc:text-primary-foreground">
                  Today
                </span>
              )}
              {isFree && <span className="sc:ml-auto sc:text-xs">Nothing scheduled</span>}
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
