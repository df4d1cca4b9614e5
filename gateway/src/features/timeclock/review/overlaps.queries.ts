import type { EntityManager } from '@mikro-orm/postgresql';
import { enforce } from '../../../platform/errors/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import type { Punches } from '../timesheets/timesheet.rules.js';
import { personAlreadyClockedIn, timesheetsMustNotOverlap } from './review.rules.js';

interface Wanted extends Punches {
  readonly id: string;
  readonly userId: string;
}

/**
 * Timesheets of one person don't overlap, so they end in the order in which they begin: only the last one that begins
 * before the wanted end can be in the way. An open one is in the way of whatever ends after its beginning.
 */
export async function timesMustBeFree(em: EntityManager, { id, userId, ...wanted }: Wanted): Promise<void> {
  const before = wanted.clockOutAt && { clockInAt: { $lt: wanted.clockOutAt } };
  const last = await em.findOne(
    Timesheet,
    { user: userId, id: { $ne: id }, ...before },
    { orderBy: { clockInAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  );
  enforce(timesheetsMustNotOverlap(wanted, last));
}

/** Stores the work. Where the person clocks in at this very moment, it says so in words about somebody else. */
export async function flushTimes(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    const { constraint } = error as { readonly constraint?: string };
    throw constraint === 'timesheets_one_open_per_person' ? personAlreadyClockedIn() : error;
  }
}
