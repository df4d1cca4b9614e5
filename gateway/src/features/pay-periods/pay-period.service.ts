import type { CalendarDate } from '@timetrack/calendar';
import { query, type SignedInContext } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.types.js';
import type { UseCase } from '../../platform/use-case/index.js';
import { dateAt, instantsOf, Organization, readRuleTimeline } from '../organization/index.js';
import { payPeriodsInput } from './pay-period.inputs.js';
import type { PayPeriodPorts } from './pay-period.ports.js';
import { presentPayPeriods } from './pay-period.presenter.js';
import { findPeriodsAround, findPeriodsWithCorrections, type PeriodSearch } from './pay-period.queries.js';
import { isListed } from './pay-period.rules.js';
import type { PayPeriod } from './pay-period.types.js';

/** Enough for a form: the current period, the last six and the next one. */
const periodsListed = { before: 6, after: 1 };

type PayPeriods = UseCase<'payPeriods', typeof payPeriodsInput, Viewer, PayPeriod[]>;

/** The pay periods around a date, earliest first. The date is today unless the caller names another one. */
export function payPeriodsQuery(ports: PayPeriodPorts): PayPeriods {
  return query('payPeriods', payPeriodsInput, async (context, { around }) =>
    listPayPeriods(context, ports, { date: around ?? (await findToday(context)), ...periodsListed }),
  );
}

/**
 * The periods around a date, earliest first. Periods that ended before the organization was created are left out, unless
 * they contain timesheets, were closed or pay corrections of closed periods.
 */
export async function listPayPeriods(
  context: SignedInContext,
  ports: PayPeriodPorts,
  search: PeriodSearch,
): Promise<PayPeriod[]> {
  const { em, viewer } = context;
  const found = await findPeriodsAround(em, viewer.organizationId, search);
  const { createdAt } = await em.findOneOrFail(Organization, viewer.organizationId);
  const timeline = await readRuleTimeline(em, viewer.organizationId);
  const periods = await presentPayPeriods(context, ports, found);
  const paying = await findPeriodsWithCorrections(em, viewer.organizationId, periods);
  return periods.filter((period) => {
    const { startDate, endDate, status, timesheetCount, versions } = period;
    const wasClosed = status === 'CLOSED' || versions.length > 0;
    const { to: endsAt } = instantsOf(timeline, { startDate, endDate });
    return isListed({ wasClosed, timesheetCount, paysCorrections: paying.has(period), endsAt }, createdAt);
  });
}

async function findToday({ em, viewer, platform }: SignedInContext): Promise<CalendarDate> {
  return dateAt(await readRuleTimeline(em, viewer.organizationId), platform.clock.now());
}
