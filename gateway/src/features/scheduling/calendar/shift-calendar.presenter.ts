import { type ContentLine, icalFile, icalInstant, icalLocal, icalText } from './ical-text.presenter.js';
import { vtimezone, zoned } from './vtimezone.presenter.js';

/** A shift as a calendar shows it. */
export interface CalendarShift {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly jobName: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly isCanceled: boolean;
  /** How often it was changed. */
  readonly revision: number;
  readonly updatedAt: Date;
}

export interface ShiftCalendar {
  /** `Shifts at Redstone Builders` */
  readonly name: string;
  readonly timezone: string;
  readonly shifts: readonly CalendarShift[];
}

/**
 * The calendar as a file (RFC 5545). Nothing in it depends on when it is written, so that an unchanged calendar is the
 * same to the byte.
 */
export function shiftCalendarFile({ name, timezone, shifts }: ShiftCalendar): string {
  return icalFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TimeTrack//Shifts//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${icalText(name)}`,
    `X-WR-CALNAME:${icalText(name)}`,
    `X-WR-TIMEZONE:${timezone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneOf(timezone, shifts),
    ...shifts.flatMap((shift) => event(shift, timezone)),
    'END:VCALENDAR',
  ]);
}

function zoneOf(timezone: string, shifts: readonly CalendarShift[]): ContentLine[] {
  const instants = shifts.flatMap(({ startAt, endAt }) => [startAt.getTime(), endAt.getTime()]);
  if (instants.length === 0) return [];
  return vtimezone(timezone, new Date(Math.min(...instants)), new Date(Math.max(...instants)));
}

function event(shift: CalendarShift, timezone: string): ContentLine[] {
  const description = [shift.jobName && `Job: ${shift.jobName}`, shift.notes].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${shift.id}@timetrack`,
    // Without a METHOD both say when this was last changed.
    `DTSTAMP:${icalInstant(shift.updatedAt)}`,
    `LAST-MODIFIED:${icalInstant(shift.updatedAt)}`,
    `SEQUENCE:${shift.revision}`,
    `DTSTART${dateTime(shift.startAt, timezone)}`,
    `DTEND${dateTime(shift.endAt, timezone)}`,
    `SUMMARY:${icalText(shift.title)}`,
    ...(description ? [`DESCRIPTION:${icalText(description)}`] : []),
    `STATUS:${shift.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${shift.isCanceled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/**
 * On the clock of the zone, but for the hour that comes twice when the clocks go back: which of the two is meant, such a
 * time can't say, and programs differ. It is told in UTC.
 */
function dateTime(instant: Date, timezone: string): string {
  const local = zoned(instant, timezone).toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => local.toZonedDateTime(timezone, { disambiguation }).epochMilliseconds,
  );
  return first === second ? `;TZID=${timezone}:${icalLocal(local)}` : `:${icalInstant(instant)}`;
}
