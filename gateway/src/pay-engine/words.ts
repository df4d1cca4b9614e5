import { dayInWords, hourMs, type LocalCalendar, minuteMs } from './local-calendar.js';

/** `9:00 AM on Monday, November 2`; with seconds where there are some: `8:07:29 AM`. */
export function timeInWords(instant: Date, calendar: LocalCalendar): string {
  const ms = instant.getTime();
  return `${clockInWords(ms, calendar)} on ${dayInWords(calendar.dayAt(ms))}`;
}

/** `9:00 AM` on the clock on the wall. */
export function clockInWords(instant: number, calendar: LocalCalendar): string {
  const seconds = Math.floor((instant + calendar.offsetAt(instant)) / 1000);
  const part = (unit: number, count: number) => ((Math.floor(seconds / unit) % count) + count) % count;
  const [hour, minute, second] = [part(3600, 24), part(60, 60), part(1, 60)];
  const shown = [hour % 12 || 12, ...[minute, ...(second ? [second] : [])].map(twoDigits)].join(':');
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `17 hours 5 minutes`, without the seconds; less than a minute in seconds. */
export function durationInWords(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes === 0) return counted(Math.floor(ms / 1000), 'second');
  const hours = Math.floor(ms / hourMs);
  const parts = [hours ? counted(hours, 'hour') : '', minutes % 60 ? counted(minutes % 60, 'minute') : ''];
  return parts.filter(Boolean).join(' ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
