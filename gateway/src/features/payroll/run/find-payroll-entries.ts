import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { ClosedPayPeriod } from '../../pay-periods/index.js';
import { settledEntries } from '../snapshots/settled-entries.js';
import { SettledPay } from '../snapshots/settled-pay.entity.js';
import { computedEntries } from './computed-entries.js';
import { payRunOf } from './pay-run.js';
import type { PayrollEntries } from './payroll-entries.js';

/**
 * What `work` makes of everybody's pay for these days, read on a replica where there is one. What it leaves to be read
 * later, as a file that is written while it is sent, comes from there too, within the same tenant wall.
 */
export function readPay<Answer>(
  { viewer, platform }: SignedInContext,
  { startDate, endDate }: DateRange,
  work: (entries: PayrollEntries, em: EntityManager) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { organizationId } = viewer;
  const question = { organizationId, period: { startDate, endDate }, now: platform.clock.now() };
  return platform.readReplica(organizationId, async (em) => work(await payrollEntries(em, question), em));
}

interface SourceQuestion {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly now: Date;
}

/**
 * Days that are exactly a closed pay period are told as they were settled; everything else is computed now. A period
 * that was closed by other means than the product's (a restore, a demonstration) has nothing settled: it is computed
 * under the rules that it was closed with.
 */
async function payrollEntries(em: EntityManager, question: SourceQuestion): Promise<PayrollEntries> {
  const { organizationId, period, now } = question;
  const { startDate, endDate } = period;
  const closed = await em.findOne(ClosedPayPeriod, { startDate, endDate });
  if (!closed) return computedEntries(em, await payRunOf(em, organizationId, period, now));
  if (await em.count(SettledPay, { payPeriodId: closed.id })) return settledEntries(em, closed);
  const { rules, closedAt } = closed;
  return computedEntries(em, { organizationId, period, rules, now: closedAt }, closedAt);
}
