const locale = 'en-US';

/** `38h 15m`, `0h` */
export function hoursAndMinutes(minutes: number): string {
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60}h` : `${Math.floor(minutes / 60)}h ${rest}m`;
}

/** `Mon, Mar 2, 8:05 AM`, in the zone of the organization. */
export function momentOf(instant: string, timeZone: string): string {
  return plainSpaces(moments(timeZone).format(new Date(instant)));
}

/** `Mon, Mar 2, 8:00 AM – 4:00 PM`; the second day stands there too when a shift runs into it. */
export function shiftTimes(startAt: string, endAt: string, timeZone: string): string {
  return plainSpaces(moments(timeZone).formatRange(new Date(startAt), new Date(endAt)));
}

/** `Wed, Mar 4 – Fri, Mar 6, 2026`, or one day. Dates are `2026-03-04`. */
export function period(first: string, last: string): string {
  return plainSpaces(days.formatRange(noonOf(first), noonOf(last)));
}

function moments(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}

/** A calendar day has no zone: it is shown by its noon in UTC, which lies on that day. */
const days = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** Browsers differ in the spaces around a dash and before AM and PM, which are thin in some. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ');
}
