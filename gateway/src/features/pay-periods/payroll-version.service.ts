import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';
import { newId } from '../../platform/database/ids.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import { findPeriodsAround } from './pay-period.queries.js';
import type { PayrollVersionReason } from './pay-period-status.types.js';
import { PayrollVersion } from './payroll-version.entity.js';

interface NewVersion {
  readonly reason: PayrollVersionReason;
  readonly at: Date;
  readonly closedBy: PayrollVersion['closedBy'];
}

/**
 * Adds the next version of a closed period, without entries, and puts it in force. The caller holds the lock of the
 * closing until its transaction ends, so positions have no gaps and commit in their order.
 */
export async function addVersion(
  em: EntityManager,
  closed: ClosedPayPeriod,
  { reason, at, closedBy }: NewVersion,
): Promise<PayrollVersion> {
  const { organizationId, startDate, endDate, rules } = closed;
  const latest = await findLatestVersion(em, organizationId, closed);
  const [{ last = 0 } = {}] = await tenantSql(em, organizationId).query<{ last: number }>(
    'select coalesce(max(position), 0) as last from payroll_versions where organization_id = :organization',
  );
  const version = em.create(PayrollVersion, {
    id: newId(),
    organizationId,
    position: last + 1,
    startDate,
    endDate,
    version: (latest?.version ?? 0) + 1,
    reason,
    rules,
    closedAt: at,
    closedBy,
  });
  await em.flush();
  closed.versionId = version.id;
  closed.closedAt = at;
  await em.flush();
  return version;
}

/** The newest version of the pay of exactly these dates, closed or reopened. */
export function findLatestVersion(
  em: EntityManager,
  organizationId: string,
  { startDate, endDate }: DateRange,
): Promise<PayrollVersion | null> {
  const orderBy = { version: 'desc' } as const;
  return em.findOne(PayrollVersion, { organizationId, startDate, endDate }, { orderBy });
}

export function findVersion(em: EntityManager, id: string): Promise<PayrollVersion> {
  return em.findOneOrFail(PayrollVersion, { id });
}

/** How many periods one step of the search looks at: about a year. */
const periodsPerStep = 26;

/**
 * The first day of the next period after a date that is open and whose pay was never exported. A reopened period keeps
 * what it already paid, so it never takes the corrections of another one.
 */
export async function findNextUnpaidDate(
  em: EntityManager,
  organizationId: string,
  after: CalendarDate,
): Promise<CalendarDate> {
  for (let date = addDays(after, 1); ; ) {
    const found = await findPeriodsAround(em, organizationId, { date, after: periodsPerStep });
    const next = found.find(({ closed, versions }) => !closed && versions.length === 0);
    // The search starts on a date that is not the first of its period when the plan was changed inside it.
    if (next) return next.dates.startDate > date ? next.dates.startDate : date;
    date = addDays((found.at(-1) as { dates: DateRange }).dates.endDate, 1);
  }
}
