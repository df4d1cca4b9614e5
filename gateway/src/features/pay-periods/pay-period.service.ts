import type { DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query, type SignedInContext } from '../../access/index.js';
import {
  createRuleTimeline,
  dateAt,
  instantsOf,
  type OrganizationRow,
  readOrganization,
} from '../organization/index.js';
import { listDateRangesAround } from './date-ranges.rules.js';
import { payPeriodsInput } from './pay-period.inputs.js';
import { presentPayPeriods } from './pay-period.presenter.js';
import { findPeriodsAround, findPeriodsWithCorrections, type PeriodSearch } from './pay-period.queries.js';
import { isListed } from './pay-period.rules.js';
import type { PayPeriod } from './pay-period.types.js';
import type { PayPeriodPorts } from './pay-period-ports.types.js';

/** Enough for a form: the current period, the last six and the next one. */
const periodsListed = { before: 6, after: 1 };

export function payPeriodsQuery(ports: PayPeriodPorts) {
  return query('payPeriods', payPeriodsInput, async (context, { around }) => {
    const { em, viewer, platform, selection } = context;
    const organization = await readOrganization(em, viewer.organizationId);
    const date = around ?? dateAt(createRuleTimeline(organization.history), platform.clock.now());
    return listPayPeriods(context, ports, { organization, date, ...periodsListed, selection });
  });
}

interface ListSearch extends Omit<PeriodSearch, 'plan'> {
  readonly organization: OrganizationRow;
}

/**
 * The periods around a date, earliest first. Periods that ended before the organization was created are left out, unless
 * they contain timesheets, were closed or pay corrections of closed periods.
 */
export async function listPayPeriods(
  context: SignedInContext,
  ports: PayPeriodPorts,
  { organization, ...search }: ListSearch,
): Promise<PayPeriod[]> {
  const { em, viewer } = context;
  const { history, createdAt } = organization;
  const found = await findPeriodsAround(em, viewer.organizationId, { ...search, plan: history.payCalendar });
  const allDates = found.map(({ dates }) => dates);
  const [periods, paying] = await Promise.all([
    presentPayPeriods(context, ports, { found, organization, selection: search.selection }),
    findPeriodsWithCorrections(em, viewer.organizationId, allDates),
  ]);
  const timeline = createRuleTimeline(history);
  return periods.filter(({ status, timesheetCount, versions }, index) => {
    const dates = allDates[index] as DateRange;
    const wasClosed = status === 'CLOSED' || versions.length > 0;
    const { to: endsAt } = instantsOf(timeline, dates);
    return isListed({ wasClosed, timesheetCount, paysCorrections: paying.has(dates), endsAt }, createdAt);
  });
}

export function dateRangesQuery(ports: PayPeriodPorts) {
  return query('dateRanges', z.object({}), async (context) => {
    const { em, viewer, platform } = context;
    const organization = await readOrganization(em, viewer.organizationId);
    const today = dateAt(createRuleTimeline(organization.history), platform.clock.now());
    const payPeriods = await listPayPeriods(context, ports, { organization, date: today, before: 1 });
    return listDateRangesAround({ today, workweekStartsOn: organization.settings.workweekStartsOn, payPeriods });
  });
}
