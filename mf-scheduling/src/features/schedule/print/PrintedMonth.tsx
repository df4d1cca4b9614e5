import { formatMonth, formatWeekday, fullName, isSameMonth } from '@timetrack/screens/basics';
import { type Board, findBoardDay } from '../board/arrange-board.js';
import { findMonthDay, type MonthBoard } from '../board/arrange-month.js';
import { daysInWeek } from '../board/board-range.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { PrintedShift } from './PrintedShift.js';
import { PrintSheet } from './PrintSheet.js';

interface PrintedMonthProps {
  readonly board: Board | MonthBoard;
  readonly date: string;
}

/** The printed month. A whole month has the shifts that the screen hides behind “+2 more”. */
export function PrintedMonth({ board, date }: PrintedMonthProps) {
  const { days } = board.range;
  const weeks = Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
  return (
    <PrintSheet title={formatMonth(date)}>
      <table>
        <thead>
          <tr>
            {days.slice(0, daysInWeek).map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <PrintedDay key={day} board={board} day={day} isOtherMonth={!isSameMonth(day, date)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}

interface PrintedDayProps {
  readonly board: Board | MonthBoard;
  readonly day: string;
  readonly isOtherMonth: boolean;
}

function PrintedDay({ board, day, isOtherMonth }: PrintedDayProps) {
  const { canManage } = useScheduleScreen();
  const { shifts, timeOff, more } = readDay(board, day);
  return (
    <td className={isOtherMonth ? 'sc-print-outside' : undefined}>
      <p>{Number(day.slice(8))}</p>
      {timeOff.map(({ id, user }) => (
        <p key={id}>Time off: {fullName(user)}</p>
      ))}
      {shifts.map((shift) => (
        <PrintedShift key={shift.id} shift={shift} hasNames={canManage} />
      ))}
      {more > 0 && <p>+{more} more</p>}
    </td>
  );
}

function readDay(board: Board | MonthBoard, day: string) {
  if (board.kind === 'week') return { ...findBoardDay(board, day), more: 0 };
  const { shifts = [], timeOff = [], count = 0 } = findMonthDay(board, day) ?? {};
  return { shifts, timeOff, more: count - shifts.length };
}
