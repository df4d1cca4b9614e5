const locale = 'en-US';
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

const steps = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** `Nov 21, 2026, 8:05 AM`, in the zone of the organization. */
export function momentOf(instant: string, timeZone: string): string {
  return formatted(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** `Nov 21, 2026, 8:05:07 AM MST`: where the second counts. */
export function exactMomentOf(instant: string, timeZone: string): string {
  return formatted(instant, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
}

/** `8:05 AM` */
export function timeOf(instant: string, timeZone: string): string {
  return formatted(instant, { timeStyle: 'short', timeZone });
}

/** `Saturday, November 21, 2026` */
export function dayOf(instant: string, timeZone: string): string {
  return formatted(instant, { dateStyle: 'full', timeZone });
}

/** `in 6 days`, `in less than a minute`, `3 hours ago`. Both are milliseconds since the epoch. */
export function fromNow(at: number, now: number): string {
  const distance = at - now;
  const step = steps.find(({ milliseconds }) => Math.abs(distance) >= milliseconds);
  if (!step) return distance >= 0 ? 'in less than a minute' : 'less than a minute ago';
  return relative.format(Math.round(distance / step.milliseconds), step.unit);
}

function formatted(instant: string, options: Intl.DateTimeFormatOptions): string {
  // Browsers differ in the space before AM and PM, which is narrow and unbreakable in some.
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant)).replace(/\s/gu, ' ');
}
