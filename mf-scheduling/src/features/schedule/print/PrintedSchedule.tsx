import { useSession } from '@timetrack/contracts';
import {
  formatDateRange,
  formatDuration,
  formatMonth,
  formatTimeRange,
  formatWeekday,
  formatWeekdayDate,
  fullName,
  isSameMonth,
} from '@timetrack/screens/basics';
import type { Elements } from '@timetrack/ui';
import { createPortal } from 'react-dom';
import { archivedId, type Board, type Row, type Shift } from '../board/arrange-board.js';
import { findDay, type MonthBoard } from '../board/arrange-month.js';
import { daysInWeek } from '../board/board-range.js';
import { findShiftsOn } from '../people/row-layout.js';
import { statusLabels } from '../shift/shift-style.js';
import { useScheduleScreen } from '../state/screen-context.js';

interface PrintedWeekProps {
  readonly board: Board;
  readonly rows: readonly Row[];
}

/** The printed week, with all rows whether they are scrolled into view or not, and the totals of each day for planners. */
export function PrintedWeek({ board, rows }: PrintedWeekProps) {
  const { days } = board.range;
  const { canManage } = useScheduleScreen();
  return (
    <PrintSheet title={formatDateRange(days[0] ?? '', days.at(-1) ?? '')} days={days}>
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

interface PrintSheetProps {
  /** The dates of the sheet: `March 2026`. */
  readonly title: string;
  readonly days: readonly string[];
  readonly children: Elements;
}

/** The printed sheet. It is a sibling of the page, which is not printed. */
function PrintSheet({ title, days, children }: PrintSheetProps) {
  const { organization } = useSession().user;
  const { timeZone } = useScheduleScreen();
  const zones = days.map(timeZone.on).filter((zone, index, all) => zone !== all[index - 1]);
  return createPortal(
    <div className="sc-print-sheet">
      <h1>{`${organization.name}: ${title}`}</h1>
      <p>{`Times are in ${zones.join(', then in ')}.`}</p>
      {children}
    </div>,
    document.body,
  );
}

interface PrintedShiftProps {
  readonly shift: Shift;
  /** Whether to list the assignees, in views without a row for each person. */
  readonly hasNames?: boolean;
}

function PrintedShift({ shift, hasNames = false }: PrintedShiftProps) {
  const { timeZone } = useScheduleScreen();
  const status = shift.status === 'PUBLISHED' ? '' : ` (${statusLabels[shift.status].toLowerCase()})`;
  const people = shift.assignees.map(fullName);
  return (
    <p>
      <strong>{formatTimeRange(shift.start, shift.end, timeZone)}</strong>
      <span>{` ${shift.title}${status}${shift.job ? `, ${shift.job.name}` : ''}${hasNames && people.length > 0 ? `: ${people.join(', ')}` : ''}`}</span>
    </p>
  );
}

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
    <PrintSheet title={formatMonth(date)} days={days}>
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
  const { shifts, timeOff, count } = findDay(board, day);
  const more = count - shifts.length;
  return (
    <td className={isOtherMonth ? 'sc-print-outside' : undefined}>
      <p>{Number(day.slice(8))}</p>
      {timeOff.map(({ id, user }) => (
        <p key={id}>{`Time off: ${fullName(user)}`}</p>
      ))}
      {shifts.map((shift) => (
        <PrintedShift key={shift.id} shift={shift} hasNames={canManage} />
      ))}
      {more > 0 && <p>{`+${more} more`}</p>}
    </td>
  );
}
