import type { CalendarDate, DateRange } from '@timetrack/calendar';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.types.js';
import type { UseCase } from '../../platform/use-case/index.js';
import { compareFields } from '../audit/index.js';
import { dayOf, lockPayHistory, Organization, periodOfDays, setDatedValue, sinceEver } from '../organization/index.js';
import { payPeriodPlanInput, payPeriodsInput, updatePayPeriodSettingsInput } from './pay-period.inputs.js';
import type { PayPeriodPorts } from './pay-period.ports.js';
import { presentPayPeriods } from './pay-period.presenter.js';
import { findPeriodsAround, findPlan, type PeriodSearch } from './pay-period.queries.js';
import { isListed } from './pay-period.rules.js';
import type { PayPeriod } from './pay-period.types.js';
import type { PayPeriodPlan } from './pay-period-plan.rules.js';

/** Enough for a form: the current period, the last six and the next one. */
const periodsListed = { before: 6, after: 1 };

/** Enough to check a plan: the current period and the next three. */
const periodsPreviewed = { after: 3 };

/** How the organization divides its calendar into pay periods. */
export const payPeriodSettings = query('payPeriodSettings', z.object({}), async ({ em, viewer }) =>
  toPlan(await findPlan(em, viewer.organizationId)),
);

/** Changes the plan from now on. Closed periods keep their dates. */
export const updatePayPeriodSettings = command(
  'updatePayPeriodSettings',
  updatePayPeriodSettingsInput,
  async ({ em, viewer, record, platform }, plan) => {
    const { organizationId, userId } = viewer;
    await lockPayHistory(em, organizationId);
    const planBefore = toPlan(await findPlan(em, organizationId));
    const change = { setting: 'payCalendar', value: plan, from: sinceEver } as const;
    await setDatedValue(em, organizationId, change, { userId, at: platform.clock.now() });
    const changes = compareFields(planBefore, plan);
    record({ action: 'pay-period-settings.updated', subjectType: 'ORGANIZATION', subjectId: organizationId, changes });
    return plan;
  },
);

const toPlan = ({ kind, anchorDate }: PayPeriodPlan): PayPeriodPlan => ({ kind, anchorDate });

/** Previews the current and the next periods under a plan, with closed periods unchanged. It stores nothing. */
export const payPeriodPlan = query('payPeriodPlan', payPeriodPlanInput, async (context, plan) => {
  const { em, viewer } = context;
  const date = await findToday(context);
  const found = await findPeriodsAround(em, viewer.organizationId, { date, ...periodsPreviewed, plan });
  return found.map(({ dates }): DateRange => dates);
});

type PayPeriods = UseCase<'payPeriods', typeof payPeriodsInput, Viewer, PayPeriod[]>;

/** The pay periods around a date, earliest first. The date is today unless the caller names another one. */
export function payPeriodsQuery(ports: PayPeriodPorts): PayPeriods {
  return query('payPeriods', payPeriodsInput, async (context, { around }) =>
    listPayPeriods(context, ports, { date: around ?? (await findToday(context)), ...periodsListed }),
  );
}

/**
 * The periods around a date, earliest first. Periods that ended before the organization was created are left out, unless
 * they contain timesheets or were closed.
 */
export async function listPayPeriods(
  context: SignedInContext,
  ports: PayPeriodPorts,
  search: PeriodSearch,
): Promise<PayPeriod[]> {
  const { em, viewer } = context;
  const found = await findPeriodsAround(em, viewer.organizationId, search);
  const { timezoneInForce, createdAt } = await em.findOneOrFail(Organization, viewer.organizationId);
  const periods = await presentPayPeriods(context, ports, found);
  return periods.filter(({ startDate, endDate, status, timesheetCount }) => {
    const { to: endsAt } = periodOfDays({ startDate, endDate }, timezoneInForce);
    return isListed({ isClosed: status === 'CLOSED', timesheetCount, endsAt }, createdAt);
  });
}

async function findToday({ em, viewer, platform }: SignedInContext): Promise<CalendarDate> {
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  return dayOf(platform.clock.now(), timezoneInForce).date;
}
