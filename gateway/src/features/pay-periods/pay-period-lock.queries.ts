import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import { enforce } from '../../platform/errors/index.js';
import { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { findFirstOverlapped, periodMustBeOpen, type TimesheetPunches } from './pay-period.rules.js';

/**
 * Rejects a change to timesheets in a closed period with CONFLICT. Takes a shared lock, so that no period of the
 * organization closes until the transaction ends: a concurrent closing waits and then counts the changed timesheets.
 */
export async function periodsMustBeOpen(
  em: EntityManager,
  organizationId: string,
  timesheets: readonly TimesheetPunches[],
): Promise<void> {
  await tenantSql(em, organizationId).query('select pg_advisory_xact_lock_shared(pay_period_lock(:organization))');
  const closed = await findClosedPeriods(em, timesheets);
  enforce(periodMustBeOpen(findFirstOverlapped(timesheets, closed)));
}

/** The closed periods that the timesheets may overlap, earliest first, in one statement. */
export async function findClosedPeriods(
  em: EntityManager,
  timesheets: readonly TimesheetPunches[],
): Promise<ClosedPayPeriod[]> {
  if (timesheets.length === 0) return [];
  const first = Math.min(...timesheets.map(({ clockInAt }) => clockInAt.getTime()));
  const last = Math.max(...timesheets.map(({ clockInAt, clockOutAt }) => (clockOutAt ?? clockInAt).getTime()));
  const isAnyOpen = timesheets.some(({ clockOutAt }) => !clockOutAt);
  return em.find(
    ClosedPayPeriod,
    { endsAt: { $gt: new Date(first) }, ...(!isAnyOpen && { startsAt: { $lte: new Date(last) } }) },
    { orderBy: { startDate: 'asc' } },
  );
}

/** Waits for transactions that change timesheets of the organization, and makes new ones wait for this transaction. */
export async function lockTimesheets(em: EntityManager, organizationId: string): Promise<void> {
  await tenantSql(em, organizationId).query('select pg_advisory_xact_lock(pay_period_lock(:organization))');
}
