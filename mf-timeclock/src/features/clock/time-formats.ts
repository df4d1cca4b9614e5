import { dateOf, formatTime, formatWeekdayDateTime } from '@timetrack/screens/basics';

/** `3:05 PM`, or `Mon, Jan 1, 3:05 PM` on another date than `now`. */
export function formatRecentTime(instant: string, now: Date, timeZone: string): string {
  const isToday = dateOf(instant, timeZone) === dateOf(now, timeZone);
  return isToday ? formatTime(instant, timeZone) : formatWeekdayDateTime(instant, timeZone);
}

/** The elapsed time as `08:05:09`. Never negative, even if the device's clock is behind. */
export function formatElapsed(from: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
