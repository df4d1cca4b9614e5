import type { SessionUser } from '@timetrack/contracts';
import type { CalendarDate } from '@timetrack/contracts/calendar';

/** The time zone of an organization, which may change from a day on: what was recorded keeps the zone of its day. */
export interface TimeZone {
  /** The IANA zone of today. */
  readonly current: string;
  /** The IANA zone of an instant. */
  readonly at: (instant: Instant) => string;
  /** The IANA zone of a date. Also for texts that begin with it: `2026-03-08T09:00`. */
  readonly on: (date: CalendarDate) => string;
}

/** A point in time: ISO 8601 text, milliseconds since the epoch, or a Date. */
export type Instant = string | number | Date;

type ZonesOfOrganization = Pick<SessionUser['organization'], 'timezoneInForce' | 'timezones'>;

export function createTimeZone({ timezoneInForce: current, timezones }: ZonesOfOrganization): TimeZone {
  const starts = timezones.map(({ startsAt }) => (startsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startsAt)));
  return {
    current,
    at(instant) {
      const at = new Date(instant).getTime();
      return timezones[starts.findLastIndex((start) => start <= at)]?.timezone ?? current;
    },
    on: (date) => (date && timezones.findLast(({ from }) => from === null || from <= date)?.timezone) || current,
  };
}

/** A zone that never changed. */
export const fixedTimeZone = (timezone: string): TimeZone =>
  createTimeZone({ timezoneInForce: timezone, timezones: [{ timezone, from: null, startsAt: null }] });
