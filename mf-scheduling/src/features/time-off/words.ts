import type { PtoStatus } from '../../gql/graphql.js';

const locale = 'en-US';

/** A calendar day has no zone: it is shown by its noon in UTC, which lies on that day. */
const days = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDays = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Wed, Mar 4 – Fri, Mar 6, 2026`, or one day. Dates are `2026-03-04`. */
export function period(first: string, last: string): string {
  return plainSpaces(days.formatRange(noonOf(first), noonOf(last)));
}

/** `Mar 4 – 6`: where there is little room. */
export function shortPeriod(first: string, last: string): string {
  return plainSpaces(shortDays.formatRange(noonOf(first), noonOf(last)));
}

/** `Mar 4, 2026` */
export function dateOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** `1 hour`, `24 hours` */
export function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** `13.3h`, `−8h`: a request that crosses New Year counts in each year by its days. */
export function inHours(count: number): string {
  return `${numbers.format(count).replace('-', '−')}h`;
}

export const statusWords: Readonly<Record<PtoStatus, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  DENIED: 'Denied',
  CANCELED: 'Canceled',
};

export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** Browsers differ in the spaces around a dash, which are thin in some. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ');
}
