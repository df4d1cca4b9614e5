import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import { enforce } from '../../../platform/errors/index.js';
import { readJob } from '../timesheets/correct-job.service.js';
import { flagsWith } from '../timesheets/exceptions.rules.js';
import { Break, Timesheet } from '../timesheets/timesheet.entity.js';
import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';
import { personAlreadyClockedIn, timesheetsMustNotOverlap } from './review.rules.js';

export function readReviewableState(timesheet: Timesheet) {
  const { clockInAt, clockOutAt, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
  const approver = approvedBy && `${approvedBy.firstName} ${approvedBy.lastName}`;
  return { clockInAt, clockOutAt, breaks, ...readJob(timesheet), approvedAt, approvedBy: approver };
}

export async function replaceBreaks(
  em: EntityManager,
  timesheet: Timesheet,
  breaks: readonly BreakSpan[],
): Promise<void> {
  const { id, organizationId } = timesheet;
  await em.nativeDelete(Break, { organizationId, timesheet: id });
  await em.insertMany(
    Break,
    breaks.map(({ type, startAt, endAt }) => ({ id: newId(), organizationId, timesheet: id, type, startAt, endAt })),
  );
  await em.populate(timesheet, ['breaks'], { refresh: true });
  timesheet.flags = flagsWith(breaks, timesheet.flags);
}

interface RequestedTimes extends Punches {
  readonly id: string;
  readonly userId: string;
}

/**
 * Rejects times that overlap another timesheet of the person. A person's timesheets never overlap, so they end in the order
 * in which they start: only the last one that starts before the requested end can conflict. An open timesheet conflicts
 * with every range that ends after its start.
 */
export async function timesMustBeFree(em: EntityManager, { id, userId, ...requested }: RequestedTimes): Promise<void> {
  const before = requested.clockOutAt && { clockInAt: { $lt: requested.clockOutAt } };
  const last = await em.findOne(
    Timesheet,
    { user: userId, id: { $ne: id }, ...before },
    { orderBy: { clockInAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  );
  enforce(timesheetsMustNotOverlap(requested, last));
}

/** Flushes, and reports a simultaneous clock-in by the person with a message that addresses the reviewer. */
export async function flushTimes(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    const { constraint } = error as { readonly constraint?: string };
    throw constraint === 'timesheets_one_open_per_person' ? personAlreadyClockedIn() : error;
  }
}
