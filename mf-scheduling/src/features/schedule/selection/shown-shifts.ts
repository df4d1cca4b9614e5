import { compareTimes, type Row, type Shift } from '../board/arrange-board.js';
import { findDay, type MonthBoard } from '../board/arrange-month.js';
import type { BoardLine } from '../board/board-lines.js';
import type { PressedCard, ShownShifts } from './selection-store.js';

/** What the week and the timeline show. A shift that the search hides can't be selected. */
export function shownInWeek(lines: readonly BoardLine[]): ShownShifts {
  const rows = lines.flatMap((line) => (line.kind === 'person' ? [line.row] : []));
  return {
    shifts: byId(rows.flatMap(({ shifts }) => shifts.map(({ item }) => item))),
    between: (from, to) => listRectangle(rows, from, to),
    isGone: () => true,
  };
}

export function shownInMonth(board: MonthBoard): ShownShifts {
  const inOrder = board.shifts.toSorted(compareTimes);
  const isFull = ({ count, shifts }: MonthBoard['days'][number]) => count <= shifts.length;
  return {
    shifts: byId(board.shifts),
    between: (from, to) => {
      const [first = 0, last = 0] = [from, to]
        .map(({ shift }) => inOrder.findIndex(({ id }) => id === shift.id))
        .sort((one, other) => one - other);
      return first === -1 ? [to.shift] : inOrder.slice(first, last + 1);
    },
    isGone: ({ start, end }) => board.days.filter((day) => start < day.to && end > day.from).every(isFull),
  };
}

export function shiftsOnDay(shifts: Iterable<Shift>, board: MonthBoard, day: string): readonly Shift[] {
  const { from, to } = findDay(board, day);
  return [...shifts].filter(({ start, end }) => start < to && end > from);
}

/** The shifts in the rows and on the days from one card to another, as in a spreadsheet. */
function listRectangle(rows: readonly Row[], from: PressedCard, to: PressedCard): readonly Shift[] {
  const corners = [placeOf(rows, from), placeOf(rows, to)].filter((place) => place !== null);
  if (corners.length < 2) return [to.shift];
  const [firstRow, lastRow] = extentOf(corners.map(({ row }) => row));
  const [firstDay, lastDay] = extentOf(corners.map(({ day }) => day));
  return rows
    .slice(firstRow, lastRow + 1)
    .flatMap(({ shifts }) => shifts.filter(({ first }) => firstDay <= first && first <= lastDay))
    .map(({ item }) => item);
}

function placeOf(rows: readonly Row[], { shift, personId }: PressedCard) {
  for (const [row, { person, shifts }] of rows.entries()) {
    const placed = person.user.id === personId ? shifts.find(({ item }) => item.id === shift.id) : undefined;
    if (placed) return { row, day: placed.first };
  }
  return null;
}

const extentOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

const byId = (shifts: readonly Shift[]) => new Map(shifts.map((shift) => [shift.id, shift]));

/** The dates that the shifts are on, from the start of the first to the start of the last. */
export function extentOfShifts(shifts: Iterable<Shift>): readonly [from: number, to: number] {
  return extentOf([...shifts].map(({ start }) => start));
}
