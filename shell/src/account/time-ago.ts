const locale = 'en-US';
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

const steps = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** `just now`, `5 minutes ago`, `yesterday`, `3 days ago`. Both are milliseconds since the epoch. */
export function howLongAgo(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const step = steps.find(({ milliseconds }) => passed >= milliseconds);
  if (!step) return 'just now';
  return relative.format(-Math.floor(passed / step.milliseconds), step.unit);
}

/** `Nov 21, 2026`, in the zone of the organization. */
export function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** `Nov 21, 2026, 8:05 AM`, in the zone of the organization. */
export function momentOf(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  // Browsers differ in the space before AM and PM, which is narrow and unbreakable in some.
  return format.format(new Date(instant)).replace(/\s/gu, ' ');
}
