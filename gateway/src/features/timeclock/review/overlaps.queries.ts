import type { EntityManager } from '@mikro-orm/postgresql';
import { enforce } from '../../../platform/errors/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import type { Punches } from '../timesheets/timesheet.rules.js';
import { personAlreadyClockedIn, timesheetsMustNotOverlap } from './review.rules.js';

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
