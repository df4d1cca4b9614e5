import type { ScheduleCopyInput } from '../../../gql/graphql.js';
import type { Row, Shift } from '../board/arrange-board.js';

/** A rectangle of cells: people from the first to the last row, and the indexes of its days. */
export interface CellRange {
  readonly people: readonly string[];
  readonly first: number;
  readonly last: number;
}

/** The shifts of copied cells. They stay copied when another week is shown. */
export interface CopiedCells {
  readonly height: number;
  readonly width: number;
  readonly cards: readonly CopiedCard[];
}

interface CopiedCard {
  readonly shift: Shift;
  readonly personId: string;
  readonly row: number;
  readonly column: number;
  /** The day on which the shift starts. */
  readonly date: string;
}

/** Takes the shifts that start in these cells, without canceled ones. */
export function takeCells(
  rows: readonly Row[],
  days: readonly string[],
  { people, first, last }: CellRange,
): CopiedCells {
  const cards = people.flatMap((personId, row) => {
    const shifts = rows.find(({ person }) => person.user.id === personId)?.shifts ?? [];
    return shifts
      .filter((placed) => first <= placed.first && placed.first <= last && placed.item.status !== 'CANCELED')
      .map((placed) => ({
        shift: placed.item,
        personId,
        row,
        column: placed.first - first,
        date: days[placed.first] ?? '',
      }));
  });
  return { height: people.length, width: last - first + 1, cards };
}

interface Target {
  readonly range: CellRange;
  readonly days: readonly string[];
  /** The cell of the target that gets the first copied cell. The others repeat the copied cells around it. */
  readonly origin: { readonly row: number; readonly column: number };
}

/**
 * The copies that fill the target with the copied cells. A shift is one copy for each day, with everyone in whose row it lands. In
 * the row of its own person, it brings the others of the shift along.
 */
export function planCopies(copied: CopiedCells, { range, days, origin }: Target): ScheduleCopyInput[] {
  const copies = new Map<string, Copy>();
  const columns = Array.from({ length: range.last - range.first + 1 }, (_, column) => column);
  for (const [row, personId] of range.people.entries()) {
    for (const column of columns) {
      const date = days[range.first + column] ?? '';
      const place = { row: row - origin.row, column: column - origin.column };
      for (const card of findCards(copied, place)) addTo(copies, card, { personId, date });
    }
  }
  return [...copies.values()].map(({ id, date, people }) => ({ id, date, userIds: [...people] }));
}

interface Copy {
  readonly id: string;
  readonly date: string;
  readonly people: Set<string>;
}

/** The copied cards that a cell repeats, this many rows and columns away from the first copied cell. */
function findCards({ height, width, cards }: CopiedCells, place: { readonly row: number; readonly column: number }) {
  const [row, column] = [modulo(place.row, height), modulo(place.column, width)];
  return cards.filter((card) => card.row === row && card.column === column);
}

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

function addTo(
  copies: Map<string, Copy>,
  { shift: { id, assignedUserIds }, ...card }: CopiedCard,
  { personId, date }: { readonly personId: string; readonly date: string },
): void {
  const isOwnDay = card.date === date;
  if (isOwnDay && assignedUserIds.includes(personId)) return;
  const copy = copies.get(`${id} ${date}`) ?? { id, date, people: new Set<string>() };
  copies.set(`${id} ${date}`, copy);
  copy.people.add(personId);
  if (!isOwnDay && card.personId === personId) for (const other of assignedUserIds) copy.people.add(other);
}

/** The smallest rectangle with both cells. */
export function rangeBetween(people: readonly string[], one: CellPlace, other: CellPlace): CellRange | null {
  const [from, to] = [people.indexOf(one.personId), people.indexOf(other.personId)].sort((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return null;
  const [first = 0, last = 0] = [one.day, other.day].sort((a, b) => a - b);
  return { people: people.slice(from, to + 1), first, last };
}

export interface CellPlace {
  readonly personId: string;
  /** The index of the day. */
  readonly day: number;
}
