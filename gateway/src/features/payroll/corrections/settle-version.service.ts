import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { addVersion, type ClosedPayPeriod, type PayrollVersion } from '../../pay-periods/index.js';
import { openComputedEntries } from '../entries/computed-entries.queries.js';
import { startPayRun } from '../run/pay-run.queries.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { subtractEntry } from './line-differences.rules.js';
import {
  addAdjustments,
  addEntries,
  loadSettledEntries,
  type NewAdjustments,
  type Settling,
} from './settled-entries.service.js';

/** The period is paid already, so the version in force and the time of its closing stay the same. */
export async function keepPaidVersion({ em }: Settling, closed: ClosedPayPeriod, paid: PayrollVersion): Promise<void> {
  closed.versionId = paid.id;
  closed.closedAt = paid.closedAt;
  await em.flush();
}

export async function settleNewVersion(
  settling: Settling,
  closed: ClosedPayPeriod,
  paid: PayrollVersion | null,
): Promise<PayrollVersion> {
  const { em, organizationId, timelines, now, closedBy } = settling;
  const { startDate, endDate } = closed;
  const reason = paid ? 'CLOSED_AGAIN' : 'CLOSED';
  const version = await addVersion(em, closed, { reason, at: now, closedBy });
  const run = startPayRun({ organizationId, period: { startDate, endDate }, timelines, now, hasCarriedLines: true });
  let position = 0;
  for await (const entries of openComputedEntries(em, run).all()) {
    const batch = [...entries];
    await addEntries(settling, version.id, position, batch);
    position += batch.length;
    if (paid) await addDifferences(settling, version, paid, batch);
  }
  if (paid) await addDifferencesOfOthers(settling, version, paid);
  return version;
}

async function addDifferences(
  settling: Settling,
  version: PayrollVersion,
  paid: PayrollVersion,
  entries: readonly PayrollEntry[],
): Promise<void> {
  const userIds = entries.map(({ user }) => user.id);
  const before = await loadSettledEntries(settling, paid.id, userIds);
  const people = entries.map((entry) => ({
    userId: entry.user.id,
    ...subtractEntry(entry, before.get(entry.user.id), paid),
  }));
  await addAdjustments(settling, { ...describeAdjustment(version, paid), people });
}

const selectOthers = `
  select paid.user_id as "userId" from settled_pay paid
  where paid.organization_id = :organization and paid.version_id = ? and jsonb_array_length(paid.entry -> 'lines') > 0
    and not exists (
      select from settled_pay version
      where version.organization_id = paid.organization_id and version.version_id = ? and version.user_id = paid.user_id
    )
  order by paid.position`;

/** People who were paid before and are no longer on the payroll: what they were paid is taken back. */
async function addDifferencesOfOthers(
  settling: Settling,
  version: PayrollVersion,
  paid: PayrollVersion,
): Promise<void> {
  const sql = tenantSql(settling.em, settling.organizationId);
  const others = await sql.query<{ userId: string }>(selectOthers, [paid.id, version.id]);
  const userIds = others.map(({ userId }) => userId);
  const before = await loadSettledEntries(settling, paid.id, userIds);
  const people = userIds.map((userId) => ({ userId, ...subtractEntry(undefined, before.get(userId), paid) }));
  await addAdjustments(settling, { ...describeAdjustment(version, paid), people });
}

export function describeAdjustment(version: PayrollVersion, paid: PayrollVersion): Omit<NewAdjustments, 'people'> {
  const { startDate, endDate, version: number, reason } = version;
  return {
    ...{ startDate, endDate, version: number, previousVersion: paid.version, targetStartDate: null },
    reason: reason === 'NEIGHBOR' ? 'NEIGHBOR' : 'CLOSED_AGAIN',
  };
}
