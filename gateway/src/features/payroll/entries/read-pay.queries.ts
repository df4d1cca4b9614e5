import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { ClosedPayPeriod } from '../../pay-periods/index.js';
import { createPayRun } from '../run/pay-run.queries.js';
import { openComputedEntries } from './computed-entries.queries.js';
import type { PayrollEntries } from './payroll-entries.types.js';
import { openSettledEntries } from './settled-entries.queries.js';
import { SettledPay } from './settled-pay.entity.js';

/**
 * Calls `work` with everyone's pay for a range of dates, read from a replica if there is one. A file that is written
 * while it is sent also reads from the replica and stays within the tenant.
 */
export function readPay<Result>(
  { viewer, platform }: SignedInContext,
  { startDate, endDate }: DateRange,
  work: (entries: PayrollEntries, em: EntityManager) => Result | Promise<Result>,
): Promise<Result> {
  const { organizationId } = viewer;
  const search = { organizationId, period: { startDate, endDate }, now: platform.clock.now() };
  return platform.readReplica(organizationId, async (em) => work(await findEntries(em, search), em));
}

interface EntriesSearch {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly now: Date;
}

/**
 * The dates of a closed pay period return its settled pay. Other dates are computed now. A period that was closed outside
 * the product (by a restore or for a demonstration) has no settled pay and is computed under the rules that it was closed
 * with.
 */
async function findEntries(em: EntityManager, { organizationId, period, now }: EntriesSearch): Promise<PayrollEntries> {
  const { startDate, endDate } = period;
  const closed = await em.findOne(ClosedPayPeriod, { startDate, endDate });
  if (!closed) return openComputedEntries(em, await createPayRun(em, organizationId, period, now));
  if (await em.count(SettledPay, { payPeriodId: closed.id })) return openSettledEntries(em, closed);
  const { closedAt } = closed;
  const rules = [{ ...closed.rules, from: null }] as const;
  return openComputedEntries(em, { organizationId, period, rules, now: closedAt }, closedAt);
}
