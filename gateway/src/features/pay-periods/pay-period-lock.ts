import type { EntityManager } from '@mikro-orm/postgresql';
import { enforce } from '../../platform/errors/index.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { firstTouched, periodMustBeOpen, type Stretch } from './pay-period.rules.js';

/**
 * Refuses with CONFLICT what touches a closed period. No period of the organization closes from here on until the
 * transaction ends: whoever closes one waits, and then counts what was done.
 */
export async function periodsMustBeOpen(
  em: EntityManager,
  organizationId: string,
  stretches: readonly Stretch[],
): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(pay_period_lock(?))', [organizationId]);
  const closed = await closedPeriodsAround(em, stretches);
  enforce(periodMustBeOpen(firstTouched(stretches, closed)));
}

/** The closed periods that some of these may touch, the earliest first. One statement. */
export async function closedPeriodsAround(
  em: EntityManager,
  stretches: readonly Stretch[],
): Promise<ClosedPayPeriod[]> {
  if (stretches.length === 0) return [];
  const first = Math.min(...stretches.map(({ clockInAt }) => clockInAt.getTime()));
  const last = Math.max(...stretches.map(({ clockInAt, clockOutAt }) => (clockOutAt ?? clockInAt).getTime()));
  const isAnyOpen = stretches.some(({ clockOutAt }) => !clockOutAt);
  return em.find(
    ClosedPayPeriod,
    { endsAt: { $gt: new Date(first) }, ...(!isAnyOpen && { startsAt: { $lte: new Date(last) } }) },
    { orderBy: { startDate: 'asc' } },
  );
}

/** Waits until nobody is changing a timesheet of the organization, and lets nobody begin until the transaction ends. */
export async function whileNothingChanges(em: EntityManager, organizationId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(pay_period_lock(?))', [organizationId]);
}
