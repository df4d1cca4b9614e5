import {
  type ContentLine,
  escapeIcalText,
  formatIcalFile,
  formatIcalInstant,
  formatIcalLocalTime,
} from './ical-text.presenter.js';

export interface CalendarShift {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly plannedBreakMinutes: number;
  readonly jobName: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly isCanceled: boolean;
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
 * Writes the calendar file (RFC 5545). Its content does not depend on the current time, so that an unchanged calendar
 * has the same bytes and the same ETag.
 */
export function shiftCalendarFile({ name, timezone, shifts }: ShiftCalendar): string {
  return formatIcalFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//TimeTrack//Shifts//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeIcalText(name)}`,
    `X-WR-CALNAME:${escapeIcalText(name)}`,
    `X-WR-TIMEZONE:${timezone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...formatTimezone(timezone, shifts),
    ...shifts.flatMap((shift) => formatEvent(shift, timezone)),
    'END:VCALENDAR',
  ]);
}

function formatTimezone(timezone: string, shifts: readonly CalendarShift[]): ContentLine[] {
  const instants = shifts.flatMap(({ startAt, endAt }) => [startAt.getTime(), endAt.getTime()]);
  if (instants.length === 0) return [];
  return formatVtimezone(timezone, new Date(Math.min(...instants)), new Date(Math.max(...instants)));
}

function formatEvent(shift: CalendarShift, timezone: string): ContentLine[] {
  const { jobName, plannedBreakMinutes, notes } = shift;
  const unpaidBreak = plannedBreakMinutes > 0 && `Unpaid break: ${plannedBreakMinutes} min`;
  const description = [jobName && `Job: ${jobName}`, unpaidBreak, notes].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${shift.id}@timetrack`,
    // Without a METHOD property, both mean the time of the last change (RFC 5545 3.8.7.2).
    `DTSTAMP:${formatIcalInstant(shift.updatedAt)}`,
    `LAST-MODIFIED:${formatIcalInstant(shift.updatedAt)}`,
    `SEQUENCE:${shift.revision}`,
    `DTSTART${formatDateTime(shift.startAt, timezone)}`,
    `DTEND${formatDateTime(shift.endAt, timezone)}`,
    `SUMMARY:${escapeIcalText(shift.title)}`,
    ...(description ? [`DESCRIPTION:${escapeIcalText(description)}`] : []),
    `STATUS:${shift.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${shift.isCanceled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/**
 * A local time in the zone. The hour that occurs twice when clocks go back is written in UTC, because a local time there
 * is ambiguous and calendar programs interpret it differently.
 */
function formatDateTime(instant: Date, timezone: string): string {
  const local = toZonedTime(instant, timezone).toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => local.toZonedDateTime(timezone, { disambiguation }).epochMilliseconds,
  );
  return first === second ? `;TZID=${timezone}:${formatIcalLocalTime(local)}` : `:${formatIcalInstant(instant)}`;
}

/**
 * Describes the zone from one instant until another (RFC 5545 3.6.5) as a list of its actual clock changes. They come
 * from the same Temporal data as all other times of the gateway, so that calendar programs show the same local times.
 * Yearly rules would be wrong for some zones: Morocco changes its clocks by the Islamic calendar.
 */
function formatVtimezone(timezone: string, from: Date, to: Date): ContentLine[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...changesOf(timezone, from, to).flatMap(formatObservance),
    'END:VTIMEZONE',
  ];
}

interface ClockChange {
  /** The local time of the old offset at which the new one begins. */
  readonly begins: Temporal.PlainDateTime;
  readonly offsetFrom: string;
  readonly offsetTo: string;
  readonly isSummer: boolean;
}

/** The last change before `from`, and all changes until `to`. */
function changesOf(timezone: string, from: Date, to: Date): ClockChange[] {
  const first = toZonedTime(from, timezone);
  const changes: ClockChange[] = [];
  let change = first.getTimeZoneTransition('previous') ?? null;
  if (!change) changes.push(createFixedClock(first));
  change ??= first.getTimeZoneTransition('next');
  for (; change && change.epochMilliseconds <= to.getTime(); change = change.getTimeZoneTransition('next')) {
    changes.push(changeAt(change));
  }
  return changes;
}

function changeAt(after: Temporal.ZonedDateTime): ClockChange {
  const before = after.subtract({ nanoseconds: 1 });
  return {
    begins: after.withTimeZone(before.offset).toPlainDateTime(),
    offsetFrom: before.offset,
    offsetTo: after.offset,
    isSummer: after.offsetNanoseconds > before.offsetNanoseconds,
  };
}

function createFixedClock({ offset }: Temporal.ZonedDateTime): ClockChange {
  const begins = Temporal.PlainDateTime.from('1970-01-01T00:00:00');
  return { begins, offsetFrom: offset, offsetTo: offset, isSummer: false };
}

function formatObservance({ begins, offsetFrom, offsetTo, isSummer }: ClockChange): ContentLine[] {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatIcalLocalTime(begins)}`,
    `TZOFFSETFROM:${offsetFrom.replaceAll(':', '')}`,
    `TZOFFSETTO:${offsetTo.replaceAll(':', '')}`,
    `END:${kind}`,
  ];
}

function toZonedTime(instant: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
}
