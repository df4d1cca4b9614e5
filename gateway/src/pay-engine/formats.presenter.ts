import { formatDuration } from '@timetrack/contracts/durations';
import { formatDay, type LocalCalendar, memoize, minuteMs } from './local-calendar.rules.js';

/** `9:00 AM on Monday, November 2`, or `8:07:29 AM on ...` when the seconds are not 0. */
export function formatPunch(instant: number, calendar: LocalCalendar): string {
  return `${formatTime(instant, calendar)} on ${formatDay(calendar.dayAt(instant))}`;
}

/** The local time at an instant: `9:00 AM`, or `8:07:29 AM` when the seconds are not 0. */
export function formatTime(instant: number, calendar: LocalCalendar): string {
  const seconds = Math.floor((instant + calendar.offsetAt(instant)) / 1000);
  const part = (unit: number, count: number) => ((Math.floor(seconds / unit) % count) + count) % count;
  const [hour, minute, second] = [part(3600, 24), part(60, 60), part(1, 60)];
  const time = [hour % 12 || 12, ...[minute, ...(second ? [second] : [])].map(padToTwoDigits)].join(':');
  return `${time} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `17h 5m` without the seconds, or `45s` for less than a minute. */
export function formatLength(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes === 0) return `${Math.floor(ms / 1000)}s`;
  return memoize(lengths, minutes, () => formatDuration(minutes));
}

const lengths = new Map<number, string>();

function padToTwoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
