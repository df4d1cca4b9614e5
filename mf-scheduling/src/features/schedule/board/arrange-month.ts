import type { CalendarDate } from '@timetrack/screens/basics';
import type { Board_ConflictFragment, Board_ScheduleFragment } from '../../../gql/graphql.js';
import { type Board, compareTimes, type Shift, type TimeOff, toShift } from './arrange-board.js';
import type { BoardRange } from './board-range.js';

/** How many schedules of a day the month lists. The gateway lists as many. */
const listedPerDay = 3;

export interface BoardDay {
  readonly day: CalendarDate;
  /** When the day begins and ends, in milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** More than the number of shifts if the month does not list all of them. */
  readonly count: number;
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
}

/** The board of the month. It knows only the first shifts of each day. */
export interface MonthBoard {
  readonly kind: 'month';
  readonly range: BoardRange;
  /** The team whose people the board shows. Null for everyone. */
  readonly teamId: string | null;
  readonly days: readonly BoardDay[];
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
  readonly conflicts: readonly Board_ConflictFragment[];
}

interface CountedDay {
  readonly date: CalendarDate;
  readonly count: number;
  readonly schedules: readonly Board_ScheduleFragment[];
}

export interface MonthData extends Pick<MonthBoard, 'teamId'> {
  readonly days: readonly CountedDay[];
  readonly timeOff: readonly TimeOff[];
  readonly conflicts: readonly Board_ConflictFragment[];
}

export function arrangeMonth(data: MonthData, range: BoardRange): MonthBoard {
  const counted = new Map(data.days.map((day) => [day.date, day]));
  const days = range.days.map((day, index) => {
    const { count = 0, schedules = [] } = counted.get(day) ?? {};
    return {
      day,
      from: range.bounds[index] ?? 0,
      to: range.bounds[index + 1] ?? 0,
      count,
      shifts: schedules.map(toShift),
      timeOff: data.timeOff.filter(({ startDate, endDate }) => startDate <= day && day <= endDate),
    };
  });
  const shifts = new Map(days.flatMap((day) => day.shifts.map((shift) => [shift.id, shift] as const)));
  return {
    kind: 'month',
    range,
    teamId: data.teamId,
    days,
    shifts: [...shifts.values()],
    timeOff: data.timeOff,
    conflicts: data.conflicts,
  };
}

export function findDay(board: Board | MonthBoard, day: CalendarDate): BoardDay {
  const found = board.kind === 'month' && board.days.find((one) => one.day === day);
  if (found) return found;
  const index = board.range.days.indexOf(day);
  const [from, to] = [board.range.bounds[index] ?? 0, board.range.bounds[index + 1] ?? 0];
  const shifts = board.shifts.filter(({ start, end }) => start < to && end > from);
  const timeOff = board.timeOff.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return { day, from, to, count: shifts.length, shifts, timeOff };
}

interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Shows a schedule at another time, until the month is loaded again. A day that it leaves may then list fewer shifts than
 * it has room for, because the next one is not known yet.
 */
export function moveWithinMonth(
  days: readonly CountedDay[],
  { bounds }: BoardRange,
  before: TimeRange,
  schedule: Board_ScheduleFragment,
): CountedDay[] {
  const after = toShift(schedule);
  return days.map((day, index) => {
    const [from, to] = [bounds[index] ?? 0, bounds[index + 1] ?? 0];
    const overlaps = ({ start, end }: TimeRange) => start < to && end > from;
    if (!overlaps(before) && !overlaps(after)) return day;
    const others = day.schedules.filter(({ id }) => id !== schedule.id);
    const schedules = overlaps(after) ? [...others, schedule] : others;
    return {
      ...day,
      count: day.count - Number(overlaps(before)) + Number(overlaps(after)),
      schedules: schedules.toSorted((one, other) => compareTimes(toShift(one), toShift(other))).slice(0, listedPerDay),
    };
  });
}
