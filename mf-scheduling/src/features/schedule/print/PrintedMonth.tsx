import { sameMonth } from '../../../time/calendar.js';
import { monthTitle, weekdayLong } from '../../../time/formats.js';
import { type Board, dayOnBoard } from '../board/board.js';
import { useScheduleScreen } from '../screen-context.js';
import { PrintedShift } from './PrintedShift.js';
import { PrintSheet } from './PrintSheet.js';

interface PrintedMonthProps {
  readonly board: Board;
  /** Any day of the month. */
  readonly date: string;
}

const daysInWeek = 7;

/** The month on paper: all of every day, also what the screen keeps behind +N more. */
export function PrintedMonth({ board, date }: PrintedMonthProps) {
  const { days } = board.span;
  const weeks = Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
  return (
    <PrintSheet title={monthTitle(date)}>
      <table>
        <thead>
          <tr>
            {days.slice(0, daysInWeek).map((day) => (
              <th key={day} scope="col">
                {weekdayLong(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <PrintedDay key={day} board={board} day={day} outside={!sameMonth(day, date)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}

interface PrintedDayProps {
  readonly board: Board;
  readonly day: string;
  readonly outside: boolean;
}

function PrintedDay({ board, day, outside }: PrintedDayProps) {
  const { manages } = useScheduleScreen();
  const { shifts, timeOff } = dayOnBoard(board, day);
  return (
    <td className={outside ? 'sc-print-outside' : undefined}>
      <p>{Number(day.slice(8))}</p>
      {timeOff.map(({ id, user }) => (
        <p key={id}>
          Time off: {user.firstName} {user.lastName}
        </p>
      ))}
      {shifts.map((shift) => (
        <PrintedShift key={shift.id} shift={shift} named={manages} />
      ))}
    </td>
  );
}
