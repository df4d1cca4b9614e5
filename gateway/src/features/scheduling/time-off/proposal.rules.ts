import { type DateRange, datesOf, weekdayOf } from '@timetrack/calendar';

const hoursOfWeekday = 8;

/** Hours to request, and the sentence that says where they come from. Null hours must be entered by hand. */
export interface HoursProposal {
  readonly hours: number | null;
  readonly explanation: string;
}

/**
 * Proposes the planned minutes of the person's shifts, rounded up to whole hours. Without shifts, a weekday counts as 8
 * hours.
 *
 * @param shiftMinutes the minutes of each shift that starts on these days, without its planned break
 */
export function proposeHours(days: DateRange, shiftMinutes: readonly number[], maxHours: number): HoursProposal {
  const { hours, explanation } = shiftMinutes.length > 0 ? countShifts(days, shiftMinutes) : countWeekdays(days);
  if (hours === 0) return { hours: null, explanation };
  if (hours <= maxHours) return { hours, explanation };
  const limit = `A request holds at most ${maxHours} hours, so split these ${hours} hours into several requests.`;
  return { hours: null, explanation: `${explanation} ${limit}` };
}

function countShifts(days: DateRange, shiftMinutes: readonly number[]) {
  const minutes = shiftMinutes.reduce((sum, each) => sum + each, 0);
  const hours = Math.ceil(minutes / 60);
  const many = shiftMinutes.length > 1;
  const planned = `${many ? `Your ${shiftMinutes.length} published shifts` : 'Your published shift'} ${placeOf(days)} ${many ? 'are' : 'is'}`;
  const rounding = minutes % 60 > 0 ? `, rounded up to ${countOf(hours, 'hour')}` : '';
  return { hours, explanation: `${planned} ${formatMinutes(minutes)} without planned breaks${rounding}.` };
}

function countWeekdays(days: DateRange) {
  const weekdays = datesOf(days).filter((date) => !['SATURDAY', 'SUNDAY'].includes(weekdayOf(date)));
  const count = weekdays.length;
  const hours = count * hoursOfWeekday;
  const none = `You have no published shifts ${placeOf(days)}`;
  if (count === 0) return { hours, explanation: `${none}, and no weekday. Enter the hours yourself.` };
  const weekday = count === 1 ? '1 weekday counts' : `${count} weekdays count`;
  return { hours, explanation: `${none}, so ${weekday} ${hoursOfWeekday} hours${count === 1 ? '' : ' each'}.` };
}

const placeOf = ({ startDate, endDate }: DateRange) => (startDate === endDate ? 'on this day' : 'on these days');

/** `24 hours`, `22 hours 30 minutes` */
function formatMinutes(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return [hours > 0 && countOf(hours, 'hour'), minutes > 0 && countOf(minutes, 'minute')].filter(Boolean).join(' ');
}

function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
