import { type DateRange, datesOf, weekdayOf } from '@timetrack/contracts/calendar';
import { formatDuration } from '@timetrack/contracts/durations';
import { spanOf } from '../../organization/index.js';
import { findTooManyHours } from '../../time-off/index.js';
import { countMinutesWithin, type PlannedHours } from '../schedules/schedule.rules.js';

const hoursOfWeekday = 8;
const dayMs = 24 * 60 * 60_000;

/** Hours to request, and the sentence that says where they come from. Null hours must be entered by hand. */
export interface HoursProposal {
  readonly hours: number | null;
  readonly explanation: string;
}

/**
 * Proposes the planned minutes of the person's shifts, rounded up to whole hours. Without shifts, a weekday counts as 8
 * hours. So does it when a shift is longer than a day, because such a shift contains nights without work.
 *
 * @param shifts those that start on these days, and those that are longer than a day and overlap them
 * @param name the first name of the person, or null for the reader
 */
export function proposeHours(
  days: DateRange,
  shifts: readonly PlannedHours[],
  maxHours: number,
  name: string | null = null,
): HoursProposal {
  const { hours, explanation } = countHours(days, shifts, name);
  if (hours === 0) return { hours: null, explanation };
  if (hours > maxHours) {
    const limit = `A request holds at most ${formatDuration(maxHours * 60)}, so split these ${formatDuration(hours * 60)} into several requests.`;
    return { hours: null, explanation: `${explanation} ${limit}` };
  }
  const tooMany = findTooManyHours({ ...days, hours })?.hours;
  if (!tooMany) return { hours, explanation };
  return { hours: null, explanation: `${explanation} ${tooMany}, so split them into several requests.` };
}

/** Whether the shift is longer than a day, so that its length does not say how many hours a person works. */
export function isLongerThanDay({ startAt, endAt }: Pick<PlannedHours, 'startAt' | 'endAt'>): boolean {
  return endAt.getTime() - startAt.getTime() > dayMs;
}

function countHours(days: DateRange, shifts: readonly PlannedHours[], name: string | null) {
  if (shifts.length === 0) {
    const person = name ? `${name} has` : 'You have';
    return countWeekdays(days, `${person} no published shifts ${placeOf(days)}`, ', and no weekday');
  }
  if (!shifts.some(isLongerThanDay)) return countShifts(days, shifts, name);
  const reason = `A published shift ${placeOf(days)} is longer than a day`;
  return countWeekdays(days, reason, ', and there is no weekday');
}

/** Overlapping shifts count once, because a person works an hour only once. */
function countShifts(days: DateRange, shifts: readonly PlannedHours[], name: string | null) {
  const minutes = countMinutesWithin(
    shifts,
    spanOf(shifts.map(({ startAt, endAt }) => ({ from: startAt, to: endAt }))),
  );
  const hours = Math.ceil(minutes / 60);
  const many = shifts.length > 1;
  const whose = name ? `${name}’s` : 'Your';
  const planned = `${whose} ${many ? `${shifts.length} published shifts` : 'published shift'} ${placeOf(days)} ${many ? 'are' : 'is'}`;
  const rounding = minutes % 60 > 0 ? `, rounded up to ${formatDuration(hours * 60)}` : '';
  return { hours, explanation: `${planned} ${formatDuration(minutes)} without planned breaks${rounding}.` };
}

function countWeekdays(days: DateRange, reason: string, withoutWeekday: string) {
  const weekdays = datesOf(days).filter((date) => !['SATURDAY', 'SUNDAY'].includes(weekdayOf(date)));
  const count = weekdays.length;
  const hours = count * hoursOfWeekday;
  if (count === 0) return { hours, explanation: `${reason}${withoutWeekday}. Enter the hours yourself.` };
  const weekday = count === 1 ? '1 weekday counts' : `${count} weekdays count`;
  return {
    hours,
    explanation: `${reason}, so ${weekday} ${formatDuration(hoursOfWeekday * 60)}${count === 1 ? '' : ' each'}.`,
  };
}

const placeOf = ({ startDate, endDate }: DateRange) => (startDate === endDate ? 'on this day' : 'on these days');
