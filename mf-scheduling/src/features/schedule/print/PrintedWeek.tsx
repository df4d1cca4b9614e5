import { formatDateRange, formatDuration, formatWeekdayDate, fullName } from '@timetrack/screens/basics';
import { archivedId, type Board, type Row } from '../board/arrange-board.js';
import { findShiftsOn } from '../people/row-layout.js';
import { useScheduleScreen } from '../state/screen-context.js';
import { PrintedShift } from './PrintedShift.js';
import { PrintSheet } from './PrintSheet.js';

interface PrintedWeekProps {
  readonly board: Board;
  readonly rows: readonly Row[];
}

/** The printed week, with all rows whether they are scrolled into view or not, and the totals of each day for planners. */
export function PrintedWeek({ board, rows }: PrintedWeekProps) {
  const { days } = board.range;
  const { canManage } = useScheduleScreen();
  return (
    <PrintSheet title={formatDateRange(days[0] ?? '', days.at(-1) ?? '')}>
      <table className="sc-print-week">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {formatWeekdayDate(day)}
              </th>
            ))}
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PrintedRow key={row.person.user.id} row={row} days={days} />
          ))}
          {canManage && board.totals.length > 0 && <PrintedTotals board={board} />}
        </tbody>
      </table>
    </PrintSheet>
  );
}

function PrintedRow({ row, days }: { readonly row: Row; readonly days: readonly string[] }) {
  const { user, plannedMinutes } = row.person;
  return (
    <tr>
      <th scope="row">{fullName(user)}</th>
      {days.map((day, index) => (
        <td key={day}>
          {row.timeOff.some(({ first, last }) => first <= index && index <= last) && <p>Time off</p>}
          {findShiftsOn(row, index).map((placed) => (
            <PrintedShift key={placed.item.id} shift={placed.item} />
          ))}
        </td>
      ))}
      <td>{user.id === archivedId ? '' : formatDuration(plannedMinutes)}</td>
    </tr>
  );
}

/** The last row of the body, because browsers repeat the footer of a table on each page. */
function PrintedTotals({ board: { range, totals, plannedMinutes } }: Pick<PrintedWeekProps, 'board'>) {
  return (
    <tr>
      <th scope="row">Planned</th>
      {range.days.map((day) => {
        const total = totals.find(({ date }) => date === day);
        return (
          <td key={day}>
            {total &&
              `${total.people === 1 ? '1 person' : `${total.people} people`}, ${formatDuration(total.plannedMinutes)}`}
          </td>
        );
      })}
      <td>{formatDuration(plannedMinutes)}</td>
    </tr>
  );
}
