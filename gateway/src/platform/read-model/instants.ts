/**
 * The instant in a `timestamptz` as PostgreSQL writes it: `2026-03-08 09:00:00.5+00`, or with a `T` in JSON. Sessions are in
 * UTC. Several times faster than the parser of `Date`, which matters for lists of hundreds of rows.
 */
export function toInstant(text: string): Date {
  const century = digits(text, 0);
  // Years after 9999 have another length, and `Date.UTC` takes the year 99 for 1999.
  if (text.charCodeAt(4) !== dash || text.charCodeAt(13) !== colon || century === 0) return parseOther(text);
  const minutes = digits(text, 11) * 60 + digits(text, 14);
  const midnight = midnightOf(century * 100 + digits(text, 2), digits(text, 5), digits(text, 8));
  const ms = midnight + (minutes * 60 + digits(text, 17)) * 1000;
  return new Date(text.charCodeAt(19) === dot ? ms + milliseconds(text) : ms);
}

let lastDay = Number.NaN;
let lastMidnight = Number.NaN;

/** Neighbors in a list often share their day. */
function midnightOf(year: number, month: number, day: number): number {
  const number = (year * 100 + month) * 100 + day;
  if (number !== lastDay) {
    lastDay = number;
    lastMidnight = Date.UTC(year, month - 1, day);
  }
  return lastMidnight;
}

export function toNullableInstant(text: string | null): Date | null {
  return text === null ? null : toInstant(text);
}

function parseOther(text: string): Date {
  const [day = '', time = ''] = text.split(/[ T]/);
  return new Date(/^\d{4}-/.test(day) ? `${day}T${time.replace(/\+00(:00)?$/, 'Z')}` : text);
}

const dash = 45;
const dot = 46;
const zero = 48;
const colon = 58;

function digits(text: string, at: number): number {
  return (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
}

/** PostgreSQL omits trailing zeros: `.5` is 500 milliseconds. */
function milliseconds(text: string): number {
  let value = 0;
  let at = 20;
  for (let weight = 100; weight >= 1; weight /= 10, at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) break;
    value += digit * weight;
  }
  return value;
}
