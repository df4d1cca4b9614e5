import type { Appearance } from '../state/appearance.js';
import { archivedId, type Placed, type Row, type Shift } from './arrange-board.js';

/** A line of the board: the row of a person, the heading of a job or team, or the people without shifts, who can be folded away. */
export type BoardLine =
  | { readonly kind: 'person'; readonly key: string; readonly row: Row }
  | {
      readonly kind: 'group';
      readonly key: string;
      /** Of the job or team. Null for the shifts without one. */
      readonly id: string | null;
      readonly by: 'job' | 'team';
      readonly title: string;
      readonly people: number;
      readonly shifts: readonly Shift[];
    }
  | { readonly kind: 'idle'; readonly key: string; readonly people: number; readonly isOpen: boolean };

interface LineOptions extends Pick<Appearance, 'group' | 'idle'> {
  /** Whether the rows of people without shifts follow their line. */
  readonly isIdleOpen: boolean;
}

/** Grouped by job or team, a person with shifts of two has a row below both. */
export function arrangeLines(rows: readonly Row[], { group, idle, isIdleOpen }: LineOptions): readonly BoardLine[] {
  if (group === 'none' && idle === 'shown') return rows.map((row) => personLine(row));
  const busy = rows.filter(({ shifts }) => shifts.length > 0);
  const others = rows.filter(({ shifts }) => shifts.length === 0);
  const lines = group === 'none' ? busy.map((row) => personLine(row)) : groupBy(group, busy);
  if (others.length === 0) return lines;
  const heading: BoardLine = { kind: 'idle', key: 'idle', people: others.length, isOpen: isIdleOpen };
  return [...lines, heading, ...(isIdleOpen ? others.map((row) => personLine(row)) : [])];
}

/** The people of the lines, each once, in the order in which they appear. */
export function listPeople(lines: readonly BoardLine[], rows: readonly Row[]): readonly Row[] {
  if (lines.length === rows.length && lines.every(({ kind }) => kind === 'person')) return rows;
  const byId = new Map(rows.map((row) => [row.person.user.id, row]));
  const ids = new Set(lines.flatMap((line) => (line.kind === 'person' ? [line.row.person.user.id] : [])));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export const listJobs = (shifts: readonly Shift[]): readonly Named[] => listByName(shifts.map(({ job }) => job));

function listByName(all: readonly (Named | null | undefined)[]): readonly Named[] {
  const known = new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return [...known.values()].sort((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

function personLine(row: Row, groupId?: string): BoardLine {
  const { id } = row.person.user;
  return { kind: 'person', key: groupId === undefined ? id : `${id}@${groupId}`, row };
}

/** A shift without a team counts for the team of each person, as in the totals of teams. */
const groupsOf = {
  job: ({ job }: Shift) => job,
  team: ({ team }: Shift, { person }: Row) => team ?? person.team,
} as const;

type GroupKind = keyof typeof groupsOf;

function groupBy(by: GroupKind, rows: readonly Row[]): BoardLine[] {
  const groups = listByName(rows.flatMap((row) => row.shifts.map(({ item }) => groupsOf[by](item, row))));
  return [...groups, { id: null, name: `No ${by}` }].flatMap(({ id, name }) => {
    const inGroup = rows.map((row) => onlyGroup(by, row, id)).filter(({ shifts }) => shifts.length > 0);
    if (inGroup.length === 0) return [];
    const people = inGroup.filter(({ person }) => person.user.id !== archivedId).length;
    const shifts = [...new Set(inGroup.flatMap((row) => row.shifts.map(({ item }) => item)))];
    const heading: BoardLine = { kind: 'group', key: `${by}:${id}`, by, id, title: name, people, shifts };
    return [heading, ...inGroup.map((row) => personLine(row, id ?? ''))];
  });
}

const partsOfRows = { job: new WeakMap<Row, Parts>(), team: new WeakMap<Row, Parts>() };

type Parts = Map<string | null, Row>;

/** The row with the shifts of one job or team: the same object for the same row, so that it does not render again. */
function onlyGroup(by: GroupKind, row: Row, id: string | null): Row {
  const known: Parts = partsOfRows[by].get(row) ?? new Map();
  partsOfRows[by].set(row, known);
  const existing = known.get(id);
  if (existing) return existing;
  const isInGroup = ({ item }: Placed<Shift>) => (groupsOf[by](item, row)?.id ?? null) === id;
  const part = row.shifts.every(isInGroup) ? row : { ...row, shifts: row.shifts.filter(isInGroup) };
  known.set(id, part);
  return part;
}
