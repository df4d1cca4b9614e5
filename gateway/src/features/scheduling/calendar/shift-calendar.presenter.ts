import { formatDuration } from '@timetrack/contracts/durations';
import { type ContentLine, escapeIcalText, formatIcalFile, formatIcalInstant } from './ical-text.presenter.js';

export interface CalendarShift {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly plannedBreakMinutes: number;
  readonly jobName: string | null;
  readonly teamName: string | null;
  readonly placeName: string | null;
  readonly placeAddress: string | null;
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
 * has the same bytes and the same ETag. Times are instants in UTC, which programs show in the zone of the reader: they
 * would approximate a zone by one rule for all years (MS-OXCICAL 2.1.3.1.1.19), and show wrong times where rules change.
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
    ...(shifts.length > 0 ? shifts.flatMap(formatEvent) : utcTimezone),
    'END:VCALENDAR',
  ]);
}

/** A calendar must have a component (RFC 5545 3.6), and a calendar without shifts has no event. */
const utcTimezone: readonly ContentLine[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function formatEvent(shift: CalendarShift): ContentLine[] {
  const { jobName, teamName, placeName, placeAddress, plannedBreakMinutes, notes } = shift;
  const location = [placeName, placeAddress].filter(Boolean).join(', ');
  const unpaidBreak = plannedBreakMinutes > 0 && `Unpaid break: ${formatDuration(plannedBreakMinutes)}`;
  const lines = [jobName && `Job: ${jobName}`, teamName && `Team: ${teamName}`, unpaidBreak, notes];
  const description = lines.filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${shift.id}@timetrack`,
    // Without a METHOD property, both mean the time of the last change (RFC 5545 3.8.7.2).
    `DTSTAMP:${formatIcalInstant(shift.updatedAt)}`,
    `LAST-MODIFIED:${formatIcalInstant(shift.updatedAt)}`,
    `SEQUENCE:${shift.revision}`,
    `DTSTART:${formatIcalInstant(shift.startAt)}`,
    `DTEND:${formatIcalInstant(shift.endAt)}`,
    `SUMMARY:${escapeIcalText(shift.title)}`,
    ...(location ? [`LOCATION:${escapeIcalText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeIcalText(description)}`] : []),
    `STATUS:${shift.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${shift.isCanceled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}
