import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { readPayrollVersion, readPendingWeeks } from '../../pay-periods/index.js';
import { createPayRun } from '../run/pay-run.queries.js';
import { openComposedEntries } from './composed-entries.queries.js';
import { openComputedEntries } from './computed-entries.queries.js';
import { divideRange, isWhole, type RangePart } from './merge-entries.rules.js';
import type { PayrollEntries } from './payroll-entries.types.js';
import { reportPendingOvertime } from './pending-overtime.rules.js';
import { openSettledEntries } from './settled-entries.queries.js';

/** Dates, and the version of their pay if it is not the one in force. */
interface PayQuestion extends DateRange {
  /** Whose pay is read. By default everyone's. */
  readonly userIds?: readonly string[] | undefined;
  readonly version?: number | null | undefined;
}

/**
 * Calls `work` with everyone's pay for a range of dates, read from a replica if there is one. A file that is written
 * while it is sent also reads from the replica and stays within the tenant. Fails with NOT_FOUND for an unknown version.
 */
export function readPay<Result>(
  { em, viewer, platform }: SignedInContext,
  { startDate, endDate, userIds, version }: PayQuestion,
  work: (entries: PayrollEntries, em: EntityManager) => Result | Promise<Result>,
): Promise<Result> {
  const period = { startDate, endDate };
  const search = { organizationId: viewer.organizationId, period, userIds, now: platform.clock.now() };
  return platform.readReplica(em, async (replica) => {
    const entries = await (version ? openVersion(replica, search, version) : findPay(replica, search));
    return work(entries, replica);
  });
}

/** A version that is no longer in force says nothing about overtime that is pending. */
async function openVersion(em: EntityManager, search: EntriesSearch, version: number): Promise<PayrollEntries> {
  const found = await readPayrollVersion(em, { ...search.period, version });
  if (!found) throw failures.notFound('Version');
  const { closedPeriods } = await readRangeFacts(em, search.organizationId, search.period);
  const isInForce = closedPeriods.some(({ versionId }) => versionId === found.id);
  return isInForce ? findPay(em, search) : openSettledEntries(em, found, search.userIds);
}

interface EntriesSearch {
  readonly organizationId: string;
  readonly period: DateRange;
  /** Whose pay is read. By default everyone's. */
  readonly userIds?: readonly string[] | undefined;
  readonly now: Date;
}

/**
 * The dates of a closed pay period return its settled pay. Dates without a closed period are computed now. A range that
 * contains closed periods, or parts of them, is composed of both, and says which overtime is pending.
 */
export async function findPay(em: EntityManager, search: EntriesSearch): Promise<PayrollEntries> {
  const { organizationId, period } = search;
  const facts = await readRangeFacts(em, organizationId, period);
  const entries = await openEntries(em, search, facts);
  if (facts.closedPeriods.length === 0) return entries;
  const [pending = []] = await readPendingWeeks(em, organizationId, [period]);
  return reportPendingOvertime(entries, pending);
}

async function openEntries(em: EntityManager, search: EntriesSearch, facts: RangeFacts): Promise<PayrollEntries> {
  const { organizationId, period, userIds, now } = search;
  const parts = divideRange(period, facts.closedPeriods);
  const [first, ...rest] = parts as [RangePart<ClosedDates>, ...RangePart<ClosedDates>[]];
  if (rest.length === 0 && !first.closed) {
    const { hasCarriedLines } = facts;
    return openComputedEntries(em, await createPayRun(em, organizationId, { period, userIds, now, hasCarriedLines }));
  }
  if (rest.length === 0 && first.closed && isWhole(first)) {
    const settled = await readPayrollVersion(em, { id: first.closed.versionId });
    if (settled) return openSettledEntries(em, settled, userIds);
  }
  return composeEntries(em, search, facts, parts);
}

async function composeEntries(
  em: EntityManager,
  { organizationId, period, userIds, now }: EntriesSearch,
  { hasCarriedLines }: RangeFacts,
  parts: readonly RangePart<ClosedDates>[],
): Promise<PayrollEntries> {
  const run = await createPayRun(em, organizationId, { period, userIds, now, hasCarriedLines });
  return openComposedEntries(em, {
    run,
    isClosed: parts.every(({ closed }) => closed),
    parts: parts.map((part) => {
      const { dates, closed } = part;
      if (!closed) return { dates, run: { ...run, period: dates }, settled: null };
      const { versionId, position, startDate } = closed;
      const settled = { versionId, position, startDate };
      return { dates, settled, run: isWhole(part) ? null : { ...run, period: dates, hasCarriedLines: false } };
    }),
  });
}

/** A closed period. */
interface ClosedDates extends DateRange {
  /** The version of its pay, and its place among all versions. */
  readonly versionId: string;
  readonly position: number;
}

/** What decides how the pay of a range of dates is read. */
interface RangeFacts {
  readonly hasCarriedLines: boolean;
  readonly closedPeriods: readonly ClosedDates[];
}

const selectFacts = `
  select
    exists (
      select from payroll_adjustments
      where organization_id = :organization and target_start_date is not null
        and (target_start_date between ?::date and ?::date or (start_date <= ?::date and end_date >= ?::date))
    ) as "hasCarriedLines",
    (
      select coalesce(jsonb_agg(jsonb_build_object('startDate', closed.start_date, 'endDate', closed.end_date,
        'versionId', version.id, 'position', version.position)
        order by closed.start_date), '[]')
      from closed_pay_periods closed
      join payroll_versions version
        on version.organization_id = closed.organization_id and version.id = closed.version_id
      where closed.organization_id = :organization and closed.start_date <= ?::date and closed.end_date >= ?::date
    ) as "closedPeriods"`;

/** The closed periods that overlap a range, and whether corrections are carried into or out of it, in one statement. */
async function readRangeFacts(
  em: EntityManager,
  organizationId: string,
  { startDate, endDate }: DateRange,
): Promise<RangeFacts> {
  const values = [startDate, endDate, endDate, startDate, endDate, startDate];
  const [facts] = await tenantSql(em, organizationId).query<RangeFacts>(selectFacts, values);
  return facts as RangeFacts;
}
