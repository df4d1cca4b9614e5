/**
 * The instant in a `timestamptz` as PostgreSQL writes it: `2026-03-08 09:00:00.5+00`, or with a `T` in JSON. Sessions are in
 * UTC.
 */
export function toInstant(text: string): Date {
  // `Date` takes the year 99 for 1999, unless the text has the form of ISO 8601.
  return new Date(text.startsWith('00') ? text.replace(' ', 'T').replace(/\+00$/, 'Z') : text);
}

export function toNullableInstant(text: string | null): Date | null {
  return text === null ? null : toInstant(text);
}
