import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import { tenantSql } from '../../platform/database/tenant-sql.adapter.js';
import { enforce } from '../../platform/errors/index.js';
import type { PayHistory } from '../../platform/ports/platform.ports.js';
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
  await keepPeriodsOpen(em, organizationId);
  const closed = await findClosedPeriods(em, timesheets);
  enforce(periodMustBeOpen(findFirstOverlapped(timesheets, closed)));
}

/**
 * Rejects a change to paid time off on dates in a closed period with CONFLICT. Takes the same shared lock as a change to
 * timesheets, so that no period of the organization closes until the transaction ends.
 */
export async function datesMustBeOpen(
  em: EntityManager,
  organizationId: string,
  ranges: readonly DateRange[],
): Promise<void> {
  await keepPeriodsOpen(em, organizationId);
  if (ranges.length === 0) return;
  const overlapping = ranges.map(({ startDate, endDate }) => ({
    startDate: { $lte: endDate },
    endDate: { $gte: startDate },
  }));
  const closed = await em.find(ClosedPayPeriod, { $or: overlapping }, { orderBy: { startDate: 'asc' }, limit: 1 });
  enforce(periodMustBeOpen(closed[0]));
}

async function keepPeriodsOpen(em: EntityManager, organizationId: string): Promise<void> {
  await tenantSql(em, organizationId).query('select pg_advisory_xact_lock_shared(pay_period_lock(:organization))');
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

/** The last day of the last closed period. */
export const findLastClosedDay: PayHistory['findLastClosedDay'] = async (em, organizationId) => {
  const [last] = await tenantSql(em, organizationId).query<{ date: string }>(
    `select end_date::text as date from closed_pay_periods where organization_id = :organization
     order by start_date desc limit 1`,
  );
  return last?.date ?? null;
};

/** The last day of the periods that were closed or exported. They keep their dates, whatever the plan is. */
export async function findLastFixedDay(em: EntityManager, organizationId: string): Promise<string | null> {
  const [last] = await tenantSql(em, organizationId).query<{ date: string | null }>(
    `select greatest(
       (select max(end_date) from closed_pay_periods where organization_id = :organization),
       (select max(end_date) from payroll_versions where organization_id = :organization)
     )::text as date`,
  );
  return last?.date ?? null;
}
