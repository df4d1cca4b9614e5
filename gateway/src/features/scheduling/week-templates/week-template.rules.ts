import { DomainError, type FieldMessages, type Violation } from '../../../platform/errors/index.js';
import { type Timezone, zoneAt } from '../../organization/index.js';
import { findWrongBreak, type PlannedHours } from '../schedules/schedule.rules.js';
import { toInstant } from '../templates/shift-template.rules.js';
import { countDaysBetween } from '../weeks/week.rules.js';

/** Local times of a shift in its week: `{ day: 0, time: '09:00:00' }` on its Sunday. A night shift ends on the next day. */
export interface TimesInWeek {
  readonly startDay: number;
  readonly startTime: string;
  readonly endDay: number;
  readonly endTime: string;
}

export function takeTimes(
  { startAt, endAt }: Omit<PlannedHours, 'plannedBreakMinutes'>,
  sunday: string,
  timezone: Timezone,
): TimesInWeek {
  const [start, end] = [startAt, endAt].map((instant) => localOf(instant, timezone));
  return {
    startDay: countDaysBetween(sunday, String(start?.toPlainDate())),
    startTime: String(start?.toPlainTime()),
    endDay: countDaysBetween(sunday, String(end?.toPlainDate())),
    endTime: String(end?.toPlainTime()),
  };
}

function localOf(instant: Date, timezone: Timezone): Temporal.PlainDateTime {
  return instant.toTemporalInstant().toZonedDateTimeISO(zoneAt(timezone, instant)).toPlainDateTime();
}

interface ShiftInWeek extends TimesInWeek {
  readonly plannedBreakMinutes: number;
}

/**
 * The shift in another week, at its local times there. A time that a clock change skips moves forward by the gap, and of a time
 * that occurs twice, the first one is used. A shift that would end before its start keeps its length, and one that becomes
 * too short for its break loses it.
 */
export function placeInWeek(
  shift: ShiftInWeek,
  sunday: string,
  timezone: Timezone,
): PlannedHours & { readonly date: string } {
  const week = Temporal.PlainDate.from(sunday);
  const start = week.add({ days: shift.startDay }).toPlainDateTime(shift.startTime);
  const end = week.add({ days: shift.endDay }).toPlainDateTime(shift.endTime);
  const [startAt, latest] = [toInstant(start, timezone), toInstant(end, timezone)];
  // Of a shift within the hour that a clock change repeats, both times are in the same order only as instants.
  const lengthMs = Math.max(60_000, start.until(end).total('milliseconds'));
  const endAt = latest > startAt ? latest : new Date(startAt.getTime() + lengthMs);
  const times = { startAt, endAt, plannedBreakMinutes: shift.plannedBreakMinutes };
  return { date: start.toPlainDate().toString(), ...times, ...(findWrongBreak(times) && { plannedBreakMinutes: 0 }) };
}

const maxWeekTemplates = 50;
const maxShiftsInTemplate = 2_000;
const maxAssignmentsInTemplate = 10_000;

export function weekTemplatesMustBeFew(count: number): Violation {
  if (count < maxWeekTemplates) return undefined;
  const message = `An organization can have at most ${maxWeekTemplates} week templates. Delete one that you no longer need.`;
  return new DomainError('conflict', 'week-template.too-many', message);
}

export function weekTemplateNameTaken(): DomainError {
  const message = 'A week template with this name already exists';
  return new DomainError('conflict', 'week-template.name-taken', message, { fields: { name: message } });
}

/** The error of a week that can't become a template. */
export function findWrongWeek(
  shifts: readonly { readonly assignedUserIds: readonly string[] }[],
): FieldMessages | undefined {
  if (shifts.length === 0) return { weekOf: 'This week has no shifts to save' };
  const people = shifts.reduce((sum, { assignedUserIds }) => sum + assignedUserIds.length, 0);
  if (shifts.length <= maxShiftsInTemplate && people <= maxAssignmentsInTemplate) return undefined;
  const [most, mostPeople] = [maxShiftsInTemplate, maxAssignmentsInTemplate].map((limit) =>
    limit.toLocaleString('en-US'),
  );
  return { weekOf: `A template can have at most ${most} shifts and ${mostPeople} assignments` };
}
