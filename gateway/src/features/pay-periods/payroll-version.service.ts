import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../platform/database/ids.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import type { ClosedPayPeriod } from './closed-pay-period.entity.js';
import type { PayrollVersionReason } from './pay-period-status.types.js';
import { PayrollVersion } from './payroll-version.entity.js';
import { findLatestVersion } from './payroll-version.queries.js';

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
