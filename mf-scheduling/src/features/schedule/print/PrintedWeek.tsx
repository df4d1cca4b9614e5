import { dateShort, hours, weekTitle } from '../../../time/formats.js';
import { archivedId, type Board, type Row } from '../board/board.js';
import { shiftsOn } from '../board/layout.js';
import { PrintedShift } from './PrintedShift.js';
import { PrintSheet } from './PrintSheet.js';

interface PrintedWeekProps {
  readonly board: Board;
  readonly rows: readonly Row[];
}

/** The week on paper: everybody, whatever is in sight. */
export function PrintedWeek({ board, rows }: PrintedWeekProps) {
  const { days } = board.span;
  return (
    <PrintSheet title={weekTitle(days[0] ?? '', days.at(-1) ?? '')}>
      <table className="sc-print-week">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {dateShort(day)}
              </th>
            ))}
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PrintedRow key={row.person.user.id} row={row} days={days} />
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}

function PrintedRow({ row, days }: { readonly row: Row; readonly days: readonly string[] }) {
  const { user, plannedMinutes } = row.person;
  return (
    <tr>
      <th scope="row">
        {user.firstName} {user.lastName}
      </th>
      {days.map((day, index) => (
        <td key={day}>
          {row.timeOff.some(({ first, last }) => first <= index && index <= last) && <p>Time off</p>}
          {shiftsOn(row, index).map((placed) => (
            <PrintedShift key={placed.thing.id} shift={placed.thing} />
          ))}
        </td>
      ))}
      <td>{user.id === archivedId ? '' : hours(plannedMinutes)}</td>
    </tr>
  );
}
