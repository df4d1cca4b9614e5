import { DomainError, type FieldMessages, failures, type Violation } from '../../../platform/errors/index.js';
import { type Timezone, zoneOn } from '../../organization/index.js';
import { findWrongBreak, type PlannedHours } from '../schedules/schedule.rules.js';

/** The local times of a template, such as 22:00 to 06:00, and its unpaid break. */
export interface TemplateTimes {
  readonly startTime: string;
  readonly endTime: string;
  readonly plannedBreakMinutes: number;
}

type WallTimes = Omit<TemplateTimes, 'plannedBreakMinutes'>;

/** Where a date has no clock change. */
const anyDay = { date: '2026-01-05', timezone: 'UTC' };

/** The error message of the wrong field, or undefined if the times make a shift. */
export function findWrongTemplateTimes(times: TemplateTimes): FieldMessages | undefined {
  if (times.startTime === times.endTime) return { endTime: 'End time must be different from start time' };
  return findWrongBreak(withBreak(placeTimes(times, anyDay), times));
}

/** Checks changed times with unchanged ones. Drops an unsent break that no longer fits. */
export function changeTemplateTimes(
  stored: TemplateTimes,
  input: { readonly [Field in keyof TemplateTimes]?: TemplateTimes[Field] | null | undefined },
): TemplateTimes {
  const times = {
    startTime: input.startTime ?? stored.startTime,
    endTime: input.endTime ?? stored.endTime,
    plannedBreakMinutes: input.plannedBreakMinutes ?? stored.plannedBreakMinutes,
  };
  const wrong = findWrongTemplateTimes(times);
  if (!wrong) return times;
  if (typeof input.plannedBreakMinutes === 'number' || 'endTime' in wrong) throw failures.invalid(wrong);
  return { ...times, plannedBreakMinutes: 0 };
}

interface DayInZone {
  readonly date: string;
  readonly timezone: Timezone;
}

/**
 * The shift of a template on a day. It ends on the next day unless the end is after the start. A time that a clock change
 * skips moves forward by the gap (02:30 becomes 03:30). If a time occurs twice, the first one is used. A shift whose end
 * would come before its start keeps its length instead, and a shift that becomes too short for its break has none.
 */
export function placeOnDay(times: TemplateTimes, day: DayInZone): PlannedHours {
  const shift = withBreak(placeTimes(times, day), times);
  return findWrongBreak(shift) ? { ...shift, plannedBreakMinutes: 0 } : shift;
}

function withBreak(times: Omit<PlannedHours, 'plannedBreakMinutes'>, { plannedBreakMinutes }: TemplateTimes) {
  return { ...times, plannedBreakMinutes };
}

function placeTimes({ startTime, endTime }: WallTimes, { date, timezone }: DayInZone) {
  const day = Temporal.PlainDate.from(date);
  const start = day.toPlainDateTime(startTime);
  const end = day.add({ days: endTime > startTime ? 0 : 1 }).toPlainDateTime(endTime);
  const startAt = toInstant(start, timezone);
  const endAt = toInstant(end, timezone);
  return { startAt, endAt: endAt > startAt ? endAt : new Date(+startAt + start.until(end).total('milliseconds')) };
}

export function toInstant(local: Temporal.PlainDateTime, timezone: Timezone): Date {
  const zone = zoneOn(timezone, local.toPlainDate().toString());
  return new Date(local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);
}

export const maxTemplates = 100;

export function templatesMustBeFew(count: number): Violation {
  if (count < maxTemplates) return undefined;
  const message = `An organization can have at most ${maxTemplates} shift templates. Delete one that you no longer need.`;
  return new DomainError('conflict', 'shift-template.too-many', message);
}

export function shiftTemplateNameTaken(): DomainError {
  const message = 'A shift template with this name already exists';
  return new DomainError('conflict', 'shift-template.name-taken', message, { fields: { name: message } });
}

/** A retired job can't be chosen for new shifts, so the template needs another one first. */
export function jobOfTemplateMustBeActive(job: { readonly retired: boolean } | null): Violation {
  if (!job?.retired) return undefined;
  const message = 'The job of this template is retired. Choose another job for the template.';
  return new DomainError('conflict', 'shift-template.job-retired', message);
}

/** A retired team can't be chosen for new shifts either. */
export function teamOfTemplateMustBeActive(team: { readonly retired: boolean } | null): Violation {
  if (!team?.retired) return undefined;
  const message = 'The team of this template is retired. Choose another team for the template.';
  return new DomainError('conflict', 'shift-template.team-retired', message);
}

export function placeOfTemplateMustBeActive(place: { readonly retired: boolean } | null): Violation {
  if (!place?.retired) return undefined;
  const message = 'The place of this template is retired. Choose another place for the template.';
  return new DomainError('conflict', 'shift-template.place-retired', message);
}

/** The ids in their new order, and then those that the caller did not list. A deleted template fails with NOT_FOUND. */
export function orderIds(current: readonly string[], wanted: readonly string[]): readonly string[] {
  if (wanted.some((id) => !current.includes(id))) throw failures.notFound('Shift template');
  return [...wanted, ...current.filter((id) => !wanted.includes(id))];
}
