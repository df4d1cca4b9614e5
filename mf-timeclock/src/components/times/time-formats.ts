import { serverNow } from '@timetrack/contracts';
import { dateOf, formatClockTime, formatWeekdayDate, namedOnce, type TimeZone } from '@timetrack/screens';

/** `Mon, Nov 2`, or `Wed, Dec 31, 2025` in another year. */
export function formatClockDate(instant: string, timeZone: TimeZone): string {
  const date = dateOf(instant, timeZone);
  const year = date.slice(0, 4);
  const isThisYear = year === dateOf(serverNow(), timeZone).slice(0, 4);
  return isThisYear ? formatWeekdayDate(date) : `${formatWeekdayDate(date)}, ${year}`;
}

/** `Mon, Nov 2, 9:00 AM` */
export function formatClockDateTime(instant: string, timeZone: TimeZone): string {
  return `${formatClockDate(instant, timeZone)}, ${formatClockTime(instant, timeZone)}`;
}

/** `Mon, Nov 2, 9:00 AM – 5:30 PM`. Names the second date if it is another one. */
export function formatTimesheetRange(
  { clockInAt, clockOutAt }: { readonly clockInAt: string; readonly clockOutAt: string | null },
  timeZone: TimeZone,
): string {
  if (!clockOutAt) return `${formatClockDateTime(clockInAt, timeZone)}, in progress`;
  const start = formatClockDateTime(clockInAt, namedOnce(timeZone, clockOutAt));
  const isSameDate = dateOf(clockInAt, timeZone) === dateOf(clockOutAt, timeZone);
  const format = isSameDate ? formatClockTime : formatClockDateTime;
  return `${start} – ${format(clockOutAt, timeZone)}`;
}

interface ClockedBreak {
  readonly type: string;
  readonly startAt: string;
  readonly endAt: string | null;
}

/** `no breaks`, `unpaid break 12:00 PM – 12:30 PM` */
export function formatBreaks(breaks: readonly ClockedBreak[], timeZone: TimeZone): string {
  if (breaks.length === 0) return 'no breaks';
  return breaks.map((each) => `${each.type.toLowerCase()} break ${formatBreakRange(each, timeZone)}`).join(', ');
}

/** `12:00 PM – 12:30 PM`, `12:00 PM – now` */
export function formatBreakRange({ startAt, endAt }: ClockedBreak, timeZone: TimeZone): string {
  if (!endAt) return `${formatClockTime(startAt, timeZone)} – now`;
  return `${formatClockTime(startAt, namedOnce(timeZone, endAt))} – ${formatClockTime(endAt, timeZone)}`;
}
