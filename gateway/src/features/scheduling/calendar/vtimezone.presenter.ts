import { type ContentLine, formatIcalLocalTime } from './ical-text.presenter.js';

/**
 * Describes the zone from one instant until another (RFC 5545 3.6.5) as a list of its actual clock changes. They come
 * from the same Temporal data as all other times of the gateway, so that calendar programs show the same local times.
 * Yearly rules would be wrong for some zones: Morocco changes its clocks by the Islamic calendar.
 */
export function formatVtimezone(timezone: string, from: Date, to: Date): ContentLine[] {
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

export function toZonedTime(instant: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
}
