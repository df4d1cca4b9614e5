import { useMemo } from 'react';
import { sameMonth } from '../../../time/calendar.js';
import { weekdayLong, weekdayShort } from '../../../time/formats.js';
import { type Board, dayOnBoard } from '../board/board.js';
import { moveBetweenCells } from '../board/move-between-cells.js';
import { useTargetDays } from '../move/carry-context.js';
import { useCarryHandlers } from '../move/use-carry-handlers.js';
import { MonthDay } from './MonthDay.js';

interface MonthProps {
  readonly board: Board;
  /** Any day of the month that is shown. */
  readonly date: string;
}

const daysInWeek = 7;

/** Whole weeks, Sunday to Saturday. */
export function Month({ board, date }: MonthProps) {
  const handlers = useCarryHandlers(board, { byPerson: false });
  const target = useTargetDays(board.span, null);
  const weeks = useMemo(() => weeksOf(board), [board]);
  return (
    <div
      {...handlers}
      onKeyDownCapture={moveBetweenCells}
      className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card sc:shadow-card"
    >
      <table className="sc:w-full sc:table-fixed sc:border-collapse">
        <thead>
          <tr>
            {board.span.days.slice(0, daysInWeek).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayLong(day)}
                className="sc:border-b sc:border-border sc:px-2 sc:py-2 sc:text-left sc:text-xs sc:font-medium sc:text-muted-foreground"
              >
                {weekdayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, weekIndex) => (
            <tr key={week[0]?.day} data-row="">
              {week.map(({ day, from, to, shifts, timeOff }, dayIndex) => {
                const index = weekIndex * daysInWeek + dayIndex;
                return (
                  <MonthDay
                    key={day}
                    day={day}
                    from={from}
                    to={to}
                    shifts={shifts}
                    timeOff={timeOff}
                    outside={!sameMonth(day, date)}
                    tabStop={dayIndex === 0}
                    targeted={target !== null && target.first <= index && index <= target.last}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function weeksOf(board: Board) {
  const days = board.span.days.map((day) => ({ day, ...dayOnBoard(board, day) }));
  return Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}
