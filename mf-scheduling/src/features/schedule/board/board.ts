import type { Board_TimeOffFragment, Row_PersonFragment, Shift_ScheduleFragment } from '../../../gql/graphql.js';
import { type Day, daysTouched, type Span } from '../../../time/calendar.js';

/** What the views draw: the answer of the server, sorted by people and by days. */

/** A schedule with its instants as milliseconds since the epoch. */
export interface Shift extends Shift_ScheduleFragment {
  readonly start: number;
  readonly end: number;
}

/** A shift or a time off on the days of the span that is shown, by their indexes. */
export interface Placed<Thing> {
  readonly thing: Thing;
  readonly first: number;
  readonly last: number;
}

export type Person = Row_PersonFragment;
export type TimeOff = Board_TimeOffFragment;

export interface Row {
  readonly person: Person;
  readonly shifts: readonly Placed<Shift>[];
  readonly timeOff: readonly Placed<TimeOff>[];
}

export interface Board {
  readonly span: Span;
  readonly rows: readonly Row[];
  /** The shifts of which everybody is archived: nobody's row would show them. */
  readonly archived: Row | null;
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
  readonly draftCount: number;
}

/** Under this id the row of the archived stands among those of people. */
export const archivedId = 'archived';

const archivedPeople: Person = {
  plannedMinutes: 0,
  user: { id: archivedId, firstName: 'Archived', lastName: 'people', role: 'WORKER', scheduleColor: '#64748b' },
};

interface Answer {
  readonly people: readonly Person[];
  readonly schedules: readonly Shift_ScheduleFragment[];
  readonly timeOff: readonly TimeOff[];
  readonly draftCount: number;
}

/**
 * @param previous the board before: rows of which nothing changed stay the same objects, so that they are not drawn again
 */
export function boardOf(answer: Answer, span: Span, previous: Board | null): Board {
  const shifts = answer.schedules.map(shiftOf).sort(byTime);
  const before = new Map(previous?.span === span ? previous.rows.map((row) => [row.person.user.id, row]) : []);
  const shiftsOf = placedByPerson(
    shifts,
    (shift) => shift.assignedUserIds,
    (shift) => daysTouched(span, shift.start, shift.end),
  );
  const timeOffOf = placedByPerson(
    answer.timeOff,
    ({ user }) => [user.id],
    (one) => daysOff(span, one),
  );
  const rows = answer.people.map((person) => {
    const { id } = person.user;
    const row = { person, shifts: shiftsOf.get(id) ?? [], timeOff: timeOffOf.get(id) ?? [] };
    const known = before.get(id);
    return known && sameRow(known, row) ? known : row;
  });
  const archived = archivedRow(shifts, span, new Set(answer.people.map(({ user }) => user.id)));
  return { span, rows, archived, shifts, timeOff: answer.timeOff, draftCount: answer.draftCount };
}

function archivedRow(shifts: readonly Shift[], span: Span, active: ReadonlySet<string>): Row | null {
  const left = shifts.filter(({ assignedUserIds }) => !assignedUserIds.some((id) => active.has(id)));
  const placed = left.flatMap((thing) => {
    const days = daysTouched(span, thing.start, thing.end);
    return days ? [{ thing, ...days }] : [];
  });
  return placed.length === 0 ? null : { person: archivedPeople, shifts: placed, timeOff: [] };
}

const known = new WeakMap<Shift_ScheduleFragment, Shift>();

/** The same object for the same answer, so that what did not change can be told by identity. */
function shiftOf(schedule: Shift_ScheduleFragment): Shift {
  const found = known.get(schedule);
  if (found) return found;
  const shift = { ...schedule, start: Date.parse(schedule.startAt), end: Date.parse(schedule.endAt) };
  known.set(schedule, shift);
  return shift;
}

function byTime(one: Shift, other: Shift): number {
  return one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1);
}

function placedByPerson<Thing>(
  things: readonly Thing[],
  peopleOf: (thing: Thing) => readonly string[],
  place: (thing: Thing) => { first: number; last: number } | null,
): Map<string, Placed<Thing>[]> {
  const byPerson = new Map<string, Placed<Thing>[]>();
  for (const thing of things) {
    const days = place(thing);
    if (!days) continue;
    for (const id of peopleOf(thing)) {
      const placed = byPerson.get(id) ?? [];
      placed.push({ thing, ...days });
      byPerson.set(id, placed);
    }
  }
  return byPerson;
}

/** Both its dates are days off. */
export function daysOff({ days }: Span, { startDate, endDate }: TimeOff): { first: number; last: number } | null {
  const first = days.findIndex((day) => day >= startDate);
  const last = days.findLastIndex((day) => day <= endDate);
  return first === -1 || last < first ? null : { first, last };
}

export interface DayOnBoard {
  /** When the day begins and ends, in milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
}

/** Everything of one day of the span, for the month and the lists of days. */
export function dayOnBoard(board: Board, day: Day): DayOnBoard {
  const index = board.span.days.indexOf(day);
  const [from, to] = [board.span.bounds[index] ?? 0, board.span.bounds[index + 1] ?? 0];
  return {
    from,
    to,
    shifts: board.shifts.filter(({ start, end }) => start < to && end > from),
    timeOff: board.timeOff.filter(({ startDate, endDate }) => startDate <= day && day <= endDate),
  };
}

function sameRow(one: Row, other: Row): boolean {
  return (
    one.person.user === other.person.user &&
    one.person.plannedMinutes === other.person.plannedMinutes &&
    samePlaced(one.shifts, other.shifts) &&
    samePlaced(one.timeOff, other.timeOff)
  );
}

function samePlaced<Thing>(some: readonly Placed<Thing>[], others: readonly Placed<Thing>[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ thing, first, last }, index) => {
      const other = others[index];
      return other?.thing === thing && other.first === first && other.last === last;
    })
  );
}
