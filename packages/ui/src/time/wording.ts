/** How the product words what `Intl` formats: in American English. */
const locale = 'en-US';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is far dearer than using one, and a week has thousands of times to show. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** An instant in words, as in `9:00 AM`. Browsers differ in the space before AM and PM, which is thin in some. */
export function formatInstant(at: number | Date, options: Intl.DateTimeFormatOptions): string {
  return formatter(options).format(at).replace(/\s/gu, ' ');
}

/** A range of instants in words, as in `Nov 1 – 14, 2026`. */
export function formatInstantRange(
  start: number | Date,
  end: number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatter(options).formatRange(start, end).replace(/\s/gu, ' ');
}

/** One part of an instant, as in `MDT`; empty where there is none. */
export function formatInstantPart(
  at: number | Date,
  part: Intl.DateTimeFormatPartTypes,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = formatter(options).formatToParts(at);
  return parts.find(({ type }) => type === part)?.value ?? '';
}
