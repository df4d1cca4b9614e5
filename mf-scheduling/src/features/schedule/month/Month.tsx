import { formatWeekday, isSameMonth } from '@timetrack/screens/basics';
import { useMemo } from 'react';
import type { MonthBoard } from '../board/arrange-month.js';
import { daysInWeek } from '../board/board-range.js';
import { navigateCells } from '../cells/navigate-cells.js';
import { DragArea } from '../drag/DragArea.js';
import { useDropDays } from '../drag/drag-context.js';
import { MonthDay } from './MonthDay.js';

interface MonthProps {
  readonly board: MonthBoard;
  readonly date: string;
}

export function Month({ board, date }: MonthProps) {
  const target = useDropDays(board.range, null);
  const weeks = useMemo(() => groupByWeek(board.days), [board.days]);
  return (
    <DragArea
      shifts={board.shifts}
      byPerson={false}
      onKeyDownCapture={(event) => navigateCells(event, null)}
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
              {week.map((day, dayIndex) => {
                const index = weekIndex * daysInWeek + dayIndex;
                return (
                  <MonthDay
                    key={day.day}
                    day={day}
                    isOtherMonth={!isSameMonth(day.day, date)}
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

function groupByWeek(days: MonthBoard['days']) {
  return Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}
