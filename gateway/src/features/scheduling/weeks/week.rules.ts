import type { Violation } from '../../../platform/errors/index.js';
import { failures } from '../../../platform/errors/index.js';

interface Shift {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * The shift so many days later, at the same times of the zone's clock: 9:00 stays 9:00 when the clocks have changed in
 * between. A time that the change skips moves forward by the gap (2:30 becomes 3:30), and of a time that comes twice it
 * is the first. Where the clock would then read its end before its start, the shift keeps its length instead.
 */
export function movedByDays({ startAt, endAt }: Shift, days: number, timezone: string): Shift {
  const moved = { startAt: laterOnTheClock(startAt, days, timezone), endAt: laterOnTheClock(endAt, days, timezone) };
  if (moved.endAt > moved.startAt) return moved;
  const lasts = endAt.getTime() - startAt.getTime();
  return { ...moved, endAt: new Date(moved.startAt.getTime() + lasts) };
}

function laterOnTheClock(instant: Date, days: number, timezone: string): Date {
  const clock = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
  const moved = clock.toPlainDateTime().add({ days }).toZonedDateTime(timezone, { disambiguation: 'compatible' });
  return new Date(moved.epochMilliseconds);
}

export function daysBetween(fromDate: string, toDate: string): number {
  return Temporal.PlainDate.from(fromDate).until(Temporal.PlainDate.from(toDate)).days;
}

interface Planned extends Shift {
  readonly title: string;
  readonly jobId: string | null;
  readonly assignedUserIds: readonly string[];
}

/**
 * The wanted shifts but those that stand there already: of the same title, times and job, for the same people. What was
 * canceled there does not stand any more.
 */
export function withoutTwins<Wanted extends Planned>(
  wanted: readonly Wanted[],
  standing: readonly (Planned & { readonly status: string })[],
): Wanted[] {
  const known = new Set(standing.filter(({ status }) => status !== 'CANCELED').map(likeness));
  return wanted.filter((shift) => !known.has(likeness(shift)));
}

function likeness({ title, startAt, endAt, jobId, assignedUserIds }: Planned): string {
  return JSON.stringify([title, startAt, endAt, jobId, assignedUserIds.toSorted()]);
}

/** A week copied into itself would book everybody twice. */
export function weeksMustDiffer(days: number): Violation {
  return days === 0 ? failures.invalid({ toDate: 'Choose another week to copy to' }) : undefined;
}
