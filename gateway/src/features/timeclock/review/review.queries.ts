import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import type { DomainEvent } from '../../../platform/use-case/index.js';
import { type ClockState, clockStatusChanged } from '../punches/clock-status.events.js';
import { Break, type Timesheet } from '../timesheets/timesheet.entity.js';
import type { BreakSpan } from '../timesheets/timesheet.rules.js';

/** What a review can change, as the history tells it: before and after. */
export function reviewed(timesheet: Timesheet) {
  const { clockInAt, clockOutAt, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
  const approver = approvedBy && `${approvedBy.firstName} ${approvedBy.lastName}`;
  return { clockInAt, clockOutAt, breaks, approvedAt, approvedBy: approver };
}

/** The timesheet then has these breaks and no others. */
export async function replaceBreaks(
  em: EntityManager,
  timesheet: Timesheet,
  wanted: readonly BreakSpan[],
): Promise<void> {
  const { id, organizationId } = timesheet;
  await em.nativeDelete(Break, { organizationId, timesheet: id });
  await em.insertMany(
    Break,
    wanted.map(({ type, startAt, endAt }) => ({ id: newId(), organizationId, timesheet: id, type, startAt, endAt })),
  );
  await em.populate(timesheet, ['breaks'], { refresh: true });
}

interface Standing {
  readonly state: ClockState;
  readonly since: Date;
}

/** What the person of this timesheet does, as far as this one tells: working since the last break has ended. */
export function standingOf({ clockOutAt, openBreak, lastPunchAt }: Timesheet): Standing {
  if (clockOutAt) return { state: 'OUT', since: clockOutAt };
  return { state: openBreak ? 'ON_BREAK' : 'WORKING', since: lastPunchAt };
}

/**
 * Whoever watches the clock is told, where a review has put somebody in or out, or since another instant. A closed
 * timesheet that stays closed tells nothing: its person may be at work on a later one.
 */
export function changeOfStanding(timesheet: Timesheet, before: Standing, after: Standing): DomainEvent[] {
  const isSame = before.state === after.state && before.since.getTime() === after.since.getTime();
  if (isSame || (before.state === 'OUT' && after.state === 'OUT')) return [];
  const person = { userId: timesheet.user.id, organizationId: timesheet.organizationId };
  return [clockStatusChanged(person, after.state, after.since)];
}
