import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import type { UseCase } from '../../platform/use-case/index.js';
import { changesBetween } from '../audit/index.js';
import { dayOf, Organization, periodOfDays } from '../organization/index.js';
import type { PayPeriodDates } from './calendar-of-periods.rules.js';
import { payPeriodPlanInput, payPeriodsInput, updatePayPeriodSettingsInput } from './pay-period.inputs.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import { isOfOrganization } from './pay-period.rules.js';
import type { PayPeriod } from './pay-period.type.js';
import { PayPeriodSettings } from './pay-period-settings.entity.js';
import { type PeriodsQuestion, periodsAround, planOf } from './plans.queries.js';
import { shownPeriods } from './shown-periods.js';

/** Enough for a form: the current period, the last six and the next one. */
const periodsListed = { before: 6, after: 1 };

/** As many as it takes to see whether a plan is meant: the one under way, and the next ones. */
const previewed = { after: 3 };

/** How the organization cuts its calendar into pay periods. */
export const payPeriodSettings = query('payPeriodSettings', z.object({}), ({ em, viewer }) =>
  planOf(em, viewer.organizationId),
);

/** Cuts the calendar otherwise. Closed periods stay as they were closed; what is not closed follows from now on. */
export const updatePayPeriodSettings = command(
  'updatePayPeriodSettings',
  updatePayPeriodSettingsInput,
  async ({ em, viewer, record }, { kind, anchorDate }) => {
    const { organizationId } = viewer;
    const { kind: kindBefore, anchorDate: anchorBefore } = await planOf(em, organizationId);
    const settings = await em.upsert(PayPeriodSettings, { organizationId, kind, anchorDate });
    const changes = changesBetween({ kind: kindBefore, anchorDate: anchorBefore }, { kind, anchorDate });
    record({ action: 'pay-period-settings.updated', subjectType: 'ORGANIZATION', subjectId: organizationId, changes });
    return settings;
  },
);

/** What a plan would make of the days from today on. It stores nothing, and closed periods stay as they were closed. */
export const payPeriodPlan = query('payPeriodPlan', payPeriodPlanInput, async (context, plan) => {
  const { em, viewer } = context;
  const date = await today(context);
  const found = await periodsAround(em, viewer.organizationId, { date, ...previewed, plan });
  return found.map(({ dates }): PayPeriodDates => dates);
});

type PayPeriods = UseCase<'payPeriods', typeof payPeriodsInput, Viewer, PayPeriod[]>;

/** The pay periods around a date, earliest first. The date is today unless the caller names another one. */
export function payPeriodsQuery(parts: PayPeriodParts): PayPeriods {
  return query('payPeriods', payPeriodsInput, async (context, { around }) => {
    return listPayPeriods(context, parts, { date: around ?? (await today(context)), ...periodsListed });
  });
}

/**
 * The periods around a date, earliest first. Periods that ended before the organization was created are left out, unless
 * they contain timesheets or were closed.
 */
export async function listPayPeriods(
  context: SignedInContext,
  parts: PayPeriodParts,
  around: PeriodsQuestion,
): Promise<PayPeriod[]> {
  const { em, viewer } = context;
  const found = await periodsAround(em, viewer.organizationId, around);
  const { timezoneInForce, createdAt } = await em.findOneOrFail(Organization, viewer.organizationId);
  return (await shownPeriods(context, parts, found)).filter(({ startDate, endDate, status, timesheetCount }) => {
    const { to: endsAt } = periodOfDays({ startDate, endDate }, timezoneInForce);
    return isOfOrganization({ isClosed: status === 'CLOSED', timesheetCount, endsAt }, createdAt);
  });
}

async function today({ em, viewer, platform }: SignedInContext): Promise<string> {
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  return dayOf(platform.clock.now(), timezoneInForce).date;
}
