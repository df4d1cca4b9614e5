import { formatWeekday, isSameMonth } from '@timetrack/screens';
import { useMemo } from 'react';
import { type Board, findBoardDay } from '../board/arrange-board.js';
import { daysInWeek } from '../board/board-range.js';
import { navigateCells } from '../board/navigate-cells.js';
import { DragArea } from '../drag/DragArea.js';
import { useDropDays } from '../drag/drag-context.js';
import { MonthDay } from './MonthDay.js';

interface MonthProps {
  readonly board: Board;
  /** A date of the month. */
  readonly date: string;
}

/** The calendar weeks of a month. */
export function Month({ board, date }: MonthProps) {
  const target = useDropDays(board.range, null);
  const weeks = useMemo(() => groupByWeek(board), [board]);
  return (
    <DragArea
      board={board}
      byPerson={false}
      onKeyDownCapture={navigateCells}
      className="sc:overflow-hidden sc:rounded-xl sc:border sc:border-border sc:bg-card sc:shadow-card"
    >
      <table className="sc:w-full sc:table-fixed sc:border-collapse">
        <thead>
          <tr>
            {board.range.days.slice(0, daysInWeek).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={formatWeekday(day)}
                className="sc:border-b sc:border-border sc:px-2 sc:py-2 sc:text-left sc:text-xs sc:font-medium sc:text-muted-foreground"
              >
                {formatWeekday(day, 'short')}
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
                    isOtherMonth={!isSameMonth(day, date)}
                    isTabStop={dayIndex === 0}
                    isDropTarget={target !== null && target.first <= index && index <= target.last}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </DragArea>
  );
}

function groupByWeek(board: Board) {
  const days = board.range.days.map((day) => ({ day, ...findBoardDay(board, day) }));
  return Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}
