import { failures, type Violation } from '../../../platform/errors/index.js';
import { type Timezone, zoneAt, zoneOn } from '../../organization/index.js';

interface Shift {
  readonly startAt: Date;
  readonly endAt: Date;
}

/**
 * Moves a shift by a number of days and keeps its local times: 9:00 stays 9:00 across a clock change. A time that the
 * change skips moves forward by the gap (2:30 becomes 3:30). If a time occurs twice, the first one is used. If the
 * shift would then end before it starts, it keeps its length instead.
 */
export function moveByDays({ startAt, endAt }: Shift, days: number, timezone: Timezone): Shift {
  const movedShift = { startAt: addLocalDays(startAt, days, timezone), endAt: addLocalDays(endAt, days, timezone) };
  if (movedShift.endAt > movedShift.startAt) return movedShift;
  const durationMs = endAt.getTime() - startAt.getTime();
  return { ...movedShift, endAt: new Date(movedShift.startAt.getTime() + durationMs) };
}

function addLocalDays(instant: Date, days: number, timezone: Timezone): Date {
  const clock = instant.toTemporalInstant().toZonedDateTimeISO(zoneAt(timezone, instant));
  const local = clock.toPlainDateTime().add({ days });
  const zone = zoneOn(timezone, local.toPlainDate().toString());
  return new Date(local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);
}

export function countDaysBetween(fromDate: string, toDate: string): number {
  return Temporal.PlainDate.from(fromDate).until(Temporal.PlainDate.from(toDate)).days;
}

interface PlannedShift extends Shift {
  readonly title: string;
  readonly jobId: string | null;
  readonly assignedUserIds: readonly string[];
}

/** Removes shifts that exist: same title, times, job and people, not canceled. */
export function removeDuplicates<Wanted extends PlannedShift>(
  wanted: readonly Wanted[],
  existing: readonly (PlannedShift & { readonly status: string })[],
): Wanted[] {
  const existingKeys = new Set(existing.filter(({ status }) => status !== 'CANCELED').map(buildContentKey));
  return wanted.filter((shift) => !existingKeys.has(buildContentKey(shift)));
}

function buildContentKey({ title, startAt, endAt, jobId, assignedUserIds }: PlannedShift): string {
  return JSON.stringify([title, startAt, endAt, jobId, assignedUserIds.toSorted()]);
}

/** Copying a week onto itself would double-book all of its people. */
export function weeksMustDiffer(days: number): Violation {
  return days === 0 ? failures.invalid({ toDate: 'Choose another week to copy to' }) : undefined;
}
