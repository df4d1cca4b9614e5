import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import type { Viewer } from '../../platform/auth/viewer.js';
import type { UseCase } from '../../platform/use-case/index.js';
import { changesBetween } from '../audit/index.js';
import { dayOf, Organization } from '../organization/index.js';
import { payPeriodsInput, updatePayPeriodSettingsInput } from './pay-period.inputs.js';
import type { PayPeriodParts } from './pay-period.ports.js';
import type { PayPeriod } from './pay-period.type.js';
import { PayPeriodSettings } from './pay-period-settings.entity.js';
import { periodsAround, planOf } from './plans.queries.js';
import { shownPeriods } from './shown-periods.js';

/** As many as a form shows: the one under way, the last ones, and the one to come. */
const around = { before: 6, after: 1 };

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

type PayPeriods = UseCase<'payPeriods', typeof payPeriodsInput, Viewer, PayPeriod[]>;

/** The periods around a day, the earliest first; around today where nobody says. */
export function payPeriodsQuery(parts: PayPeriodParts): PayPeriods {
  return query('payPeriods', payPeriodsInput, async (context, { around: asked }) => {
    const { organizationId } = context.viewer;
    const found = await periodsAround(context.em, organizationId, asked ?? (await today(context)), around);
    return shownPeriods(context, parts, found);
  });
}

async function today({ em, viewer, platform }: SignedInContext): Promise<string> {
  const { timezoneInForce } = await em.findOneOrFail(Organization, viewer.organizationId);
  return dayOf(platform.clock.now(), timezoneInForce).date;
}
