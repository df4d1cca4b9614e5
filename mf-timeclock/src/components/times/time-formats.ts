import { dateOf, formatClockTime, formatWeekdayDate } from '@timetrack/screens';

/** `Mon, Nov 2`, or `Wed, Dec 31, 2025` in another year. */
export function formatClockDate(instant: string, timeZone: string): string {
  const date = dateOf(instant, timeZone);
  const year = date.slice(0, 4);
  const isThisYear = year === dateOf(new Date(), timeZone).slice(0, 4);
  return isThisYear ? formatWeekdayDate(date) : `${formatWeekdayDate(date)}, ${year}`;
}

/** `Mon, Nov 2, 9:00 AM` */
export function formatClockDateTime(instant: string, timeZone: string): string {
  return `${formatClockDate(instant, timeZone)}, ${formatClockTime(instant, timeZone)}`;
}

/** `Mon, Nov 2, 9:00 AM – 5:30 PM`. Names the second date if it is another one. */
export function formatTimesheetRange(
  { clockInAt, clockOutAt }: { readonly clockInAt: string; readonly clockOutAt: string | null },
  timeZone: string,
): string {
  const start = formatClockDateTime(clockInAt, timeZone);
  if (!clockOutAt) return `${start}, in progress`;
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
export function formatBreaks(breaks: readonly ClockedBreak[], timeZone: string): string {
  if (breaks.length === 0) return 'no breaks';
  return breaks.map((each) => `${each.type.toLowerCase()} break ${formatBreakRange(each, timeZone)}`).join(', ');
}

/** `12:00 PM – 12:30 PM`, `12:00 PM – now` */
export function formatBreakRange({ startAt, endAt }: ClockedBreak, timeZone: string): string {
  return `${formatClockTime(startAt, timeZone)} – ${endAt ? formatClockTime(endAt, timeZone) : 'now'}`;
}
