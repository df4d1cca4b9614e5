import { byStart, overlaps } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import type { ShiftColleague } from './colleague.types.js';

type Shift = Pick<ScheduleView, 'startAt' | 'endAt' | 'assignees'>;

/** More people than a panel can list. */
const maxColleagues = 50;

/**
 * Who works with a person on a shift: the others of the shift, and those of other shifts at the same job for the time that
 * they share. Earliest first.
 */
export function listColleagues(
  shift: Shift,
  others: readonly Shift[],
  isColleague: (userId: string) => boolean,
): ShiftColleague[] {
  const period = { from: shift.startAt, to: shift.endAt };
  const together = [shift, ...others.filter((other) => overlaps(other, period)).toSorted(compareByStart)];
  const colleagues = together.flatMap(({ startAt, endAt, assignees }) =>
    assignees
      .filter(({ id }) => isColleague(id))
      .map((user) => ({
        user,
        startAt: startAt > shift.startAt ? startAt : shift.startAt,
        endAt: endAt < shift.endAt ? endAt : shift.endAt,
      })),
  );
  return colleagues.slice(0, maxColleagues);
}

const compareByStart = (one: Shift, other: Shift) =>
  byStart({ ...one, plannedBreakMinutes: 0 }, { ...other, plannedBreakMinutes: 0 });
