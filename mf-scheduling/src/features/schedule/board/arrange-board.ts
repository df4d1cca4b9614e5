import type {
  Board_BoardPersonFragment,
  Board_ConflictFragment,
  Board_DayFragment,
  Board_ScheduleFragment,
  Board_TimeOffFragment,
} from '../../../gql/graphql.js';
import { type BoardRange, type DayIndexes, findDays } from './board-range.js';

/** A schedule with its instants in milliseconds since the epoch. */
export interface Shift extends Board_ScheduleFragment {
  readonly start: number;
  readonly end: number;
}

/** A shift or time off, and the indexes of its days in the range of the board. */
export interface Placed<Item> extends DayIndexes {
  readonly item: Item;
}

export type Person = Board_BoardPersonFragment;
export type DayTotals = Board_DayFragment;
export type TimeOff = Board_TimeOffFragment;

export interface Row {
  readonly person: Person;
  readonly shifts: readonly Placed<Shift>[];
  readonly timeOff: readonly Placed<TimeOff>[];
}

export interface Board {
  readonly kind: 'week';
  readonly range: BoardRange;
  readonly rows: readonly Row[];
  /** The shifts whose assignees are all archived, which no other row would show. */
  readonly archived: Row | null;
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
  readonly conflicts: readonly Board_ConflictFragment[];
  readonly totals: readonly DayTotals[];
  /** The totals of each team, by its id, where the board is grouped by team. Null is the id of no team. */
  readonly teamTotals: ReadonlyMap<string | null, readonly DayTotals[]>;
  /** The team whose people the board shows. Null for everyone. */
  readonly teamId: string | null;
  readonly plannedMinutes: number;
  readonly draftCount: number;
}

export const archivedId = 'archived';

/** Whose conflicts the shifts in a row have. The row of archived people shows those of all of them. */
export function conflictsFor({ user }: Person): string | null {
  return user.id === archivedId ? null : user.id;
}

const archivedPeople: Person = {
  plannedMinutes: 0,
  over40Hours: false,
  user: {
    ...{ id: archivedId, firstName: 'Archived', lastName: 'people', role: 'WORKER', scheduleColor: '#64748b' },
    ...{ status: 'DISABLED', hasAccount: true },
  },
};

export interface BoardData extends Pick<Board, 'teamId'> {
  readonly people: readonly Person[];
  readonly schedules: readonly Board_ScheduleFragment[];
  readonly timeOff: readonly TimeOff[];
  readonly conflicts: readonly Board_ConflictFragment[];
  readonly days: readonly DayTotals[];
  readonly teamDays: ReadonlyMap<string | null, readonly DayTotals[]>;
  readonly plannedMinutes: number;
  readonly draftCount: number;
}

/**
 * Arranges the server's response by people and days.
 *
 * @param previous the previous board: unchanged rows keep their identity, so that React does not render them again
 */
export function arrangeBoard(data: BoardData, range: BoardRange, previous: Board | null): Board {
  const shifts = data.schedules.map(toShift).sort(compareTimes);
  const previousRows = previous?.range === range ? previous.rows.map((row) => [row.person.user.id, row] as const) : [];
  const previousById = new Map(previousRows);
  const shiftsByPerson = placeByPerson(
    shifts,
    (shift) => shift.assignedUserIds,
    (shift) => findDays(range, shift.start, shift.end),
  );
  const timeOffByPerson = placeByPerson(
    data.timeOff,
    ({ user }) => [user.id],
    (timeOff) => findDaysOff(range, timeOff),
  );
  const rows = data.people.map((person) => {
    const { id } = person.user;
    const row = { person, shifts: shiftsByPerson.get(id) ?? [], timeOff: timeOffByPerson.get(id) ?? [] };
    const previous = previousById.get(id);
    return previous && isSameRow(previous, row) ? previous : row;
  });
  const archived = arrangeArchivedRow(shifts, range, new Set(data.people.map(({ user }) => user.id)));
  const { teamId, timeOff, conflicts, days: totals, teamDays: teamTotals, plannedMinutes, draftCount } = data;
  const figures = { conflicts, totals, teamTotals, plannedMinutes, draftCount };
  return { kind: 'week', range, teamId, rows, archived, shifts, timeOff, ...figures };
}

function arrangeArchivedRow(shifts: readonly Shift[], range: BoardRange, active: ReadonlySet<string>): Row | null {
  const orphaned = shifts.filter(({ assignedUserIds }) => !assignedUserIds.some((id) => active.has(id)));
  const rowShifts = orphaned.flatMap((item) => {
    const days = findDays(range, item.start, item.end);
    return days ? [{ item, ...days }] : [];
  });
  return rowShifts.length === 0 ? null : { person: archivedPeople, shifts: rowShifts, timeOff: [] };
}

const shiftsBySchedule = new WeakMap<Board_ScheduleFragment, Shift>();

/** Returns the same object for the same schedule, so that unchanged shifts keep their identity. */
export function toShift(schedule: Board_ScheduleFragment): Shift {
  const existing = shiftsBySchedule.get(schedule);
  if (existing) return existing;
  const shift = { ...schedule, start: Date.parse(schedule.startAt), end: Date.parse(schedule.endAt) };
  shiftsBySchedule.set(schedule, shift);
  return shift;
}

export function compareTimes(one: Shift, other: Shift): number {
  return one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1);
}

function placeByPerson<Item>(
  items: readonly Item[],
  peopleOf: (item: Item) => readonly string[],
  findDaysOf: (item: Item) => DayIndexes | null,
): Map<string, Placed<Item>[]> {
  const byPerson = new Map<string, Placed<Item>[]>();
  for (const item of items) {
    const days = findDaysOf(item);
    if (!days) continue;
    for (const id of peopleOf(item)) {
      const items = byPerson.get(id) ?? [];
      items.push({ item, ...days });
      byPerson.set(id, items);
    }
  }
  return byPerson;
}

/** Time off includes both of its dates. */
function findDaysOff({ days }: BoardRange, { startDate, endDate }: TimeOff): DayIndexes | null {
  const first = days.findIndex((day) => day >= startDate);
  const last = days.findLastIndex((day) => day <= endDate);
  return first === -1 || last < first ? null : { first, last };
}

function isSameRow(one: Row, other: Row): boolean {
  return (
    one.person.user === other.person.user &&
    one.person.plannedMinutes === other.person.plannedMinutes &&
    one.person.team?.id === other.person.team?.id &&
    arePlacedTheSame(one.shifts, other.shifts) &&
    arePlacedTheSame(one.timeOff, other.timeOff)
  );
}

function arePlacedTheSame<Item>(some: readonly Placed<Item>[], others: readonly Placed<Item>[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ item, first, last }, index) => {
      const other = others[index];
      return other?.item === item && other.first === first && other.last === last;
    })
  );
}
