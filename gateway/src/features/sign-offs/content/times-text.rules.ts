import type { SignedTimesheet } from './sign-off-content.types.js';

/** `8:00 AM – 5:00 PM (unpaid break 12:00 PM – 12:30 PM)`, in the zone of the day. */
export function formatTimes(timesheets: readonly SignedTimesheet[], withZone = false): string {
  return timesheets.map((timesheet) => formatTimesheet(timesheet, withZone)).join(', ');
}

function formatTimesheet({ timezone, clockInAt, clockOutAt, breaks }: SignedTimesheet, withZone: boolean): string {
  const span = (from: string, to: string) => `${formatTime(from, timezone)} – ${formatTime(to, timezone, withZone)}`;
  const taken = breaks.map(({ type, startAt, endAt }) => `${type.toLowerCase()} break ${span(startAt, endAt)}`);
  return `${span(clockInAt, clockOutAt)}${taken.length > 0 ? ` (${taken.join(', ')})` : ''}`;
}

/** `8:00 AM`, or `8:00 AM MST` */
function formatTime(instant: string, timeZone: string, withZone = false): string {
  const format = { timeZone, hour: 'numeric', minute: '2-digit' } as const;
  return new Date(instant).toLocaleString('en-US', withZone ? { ...format, timeZoneName: 'short' } : format);
}
