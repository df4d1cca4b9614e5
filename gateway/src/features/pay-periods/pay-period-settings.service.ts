import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { command, query, type SignedInContext } from '../../access/index.js';
import { enforce } from '../../platform/errors/index.js';
import { compareFields } from '../audit/index.js';
import {
  beginning,
  changeFrom,
  changesMustStartAfterClosedPeriods,
  createRuleTimeline,
  dateAt,
  findValueOn,
  lockPayHistory,
  Organization,
  readSettingsHistory,
  readSettingsHistoryWith,
  type SettingsHistory,
  setDatedValue,
} from '../organization/index.js';
import { payPeriodPlanInput, updatePayPeriodSettingsInput } from './pay-period.inputs.js';
import { findPeriodsAround } from './pay-period.queries.js';
import type { PayPeriodSettings } from './pay-period.types.js';
import { findLastFixedDay } from './pay-period-lock.queries.js';
import { chooseFirstDay, type PayPeriodPlan } from './pay-period-plan.rules.js';

/** Enough to check a plan: the current period and the next three. */
const periodsPreviewed = { after: 3 };

export const payPeriodSettings = query('payPeriodSettings', z.object({}), async (context) =>
  presentSettings(await readSettings(context), context),
);

interface Settings {
  readonly history: SettingsHistory;
  readonly daysToPayday: number | null;
}

function readSettings({ em, viewer }: SignedInContext): Promise<Settings> {
  return readSettingsHistoryWith(em, viewer.organizationId, {
    columns: 'days_to_payday as "daysToPayday"',
    values: [],
  });
}

/**
 * Changes the plan from a day, and replaces later changes. Without `effectiveFrom`, the plan starts the day after the last
 * period that was closed or exported, or at the beginning. Fails with CONFLICT when the day is not after the last closed
 * one. The plan stays if only the days to payday are given.
 */
export const updatePayPeriodSettings = command(
  'updatePayPeriodSettings',
  updatePayPeriodSettingsInput,
  async (context, { daysToPayday, ...plan }) => {
    const { em, viewer, record } = context;
    const { organizationId } = viewer;
    await lockPayHistory(em, organizationId);
    const settings = await readSettings(context);
    const days = daysToPayday === undefined ? settings.daysToPayday : daysToPayday;
    await em.nativeUpdate(Organization, organizationId, { daysToPayday: days });
    const { history, compared } = await changePlan(context, settings.history, plan);
    const changes = { ...compared, ...compareFields({ daysToPayday: settings.daysToPayday }, { daysToPayday: days }) };
    record({ action: 'pay-period-settings.updated', subjectType: 'ORGANIZATION', subjectId: organizationId, changes });
    return presentSettings({ history, daysToPayday: days }, context);
  },
);

async function changePlan(
  context: SignedInContext,
  history: SettingsHistory,
  { kind, anchorDate, effectiveFrom }: Omit<z.output<typeof updatePayPeriodSettingsInput>, 'daysToPayday'>,
) {
  if (!kind && !anchorDate && !effectiveFrom) return { history, compared: {} };
  const { em, viewer, platform } = context;
  const from = await chooseOpenDay(context, effectiveFrom);
  const before = pickPlan(findValueOn(history, 'payCalendar', from));
  const value: PayPeriodPlan = { kind: kind ?? before.kind, anchorDate: anchorDate ?? before.anchorDate };
  const change = { setting: 'payCalendar', value, from } as const;
  await setDatedValue(em, viewer.organizationId, change, { userId: viewer.userId, at: platform.clock.now() });
  const compared = compareFields<PayPeriodPlan>(before, value);
  return {
    history: changeFrom(history, change),
    compared: from === beginning ? compared : { ...compared, effectiveFrom: from },
  };
}

export const payPeriodPlan = query(
  'payPeriodPlan',
  payPeriodPlanInput,
  async (context, { effectiveFrom, ...value }) => {
    const { em, viewer, platform } = context;
    const before = await readSettingsHistory(em, viewer.organizationId);
    const from = await chooseOpenDay(context, effectiveFrom);
    const { payCalendar: plan } = changeFrom(before, { setting: 'payCalendar', value, from });
    const today = dateAt(createRuleTimeline(before), platform.clock.now());
    const date = from > today ? from : today;
    const found = await findPeriodsAround(em, viewer.organizationId, { date, ...periodsPreviewed, plan });
    return found.map(({ dates }): DateRange => dates);
  },
);

async function chooseOpenDay(
  { em, viewer, platform }: SignedInContext,
  effectiveFrom: CalendarDate | null | undefined,
): Promise<CalendarDate> {
  const { organizationId } = viewer;
  const from = effectiveFrom ?? chooseFirstDay(await findLastFixedDay(em, organizationId));
  enforce(changesMustStartAfterClosedPeriods(from, await platform.payHistory.findLastClosedDay(em, organizationId)));
  return from;
}

function presentSettings(
  { history, daysToPayday }: Settings,
  { platform }: Pick<SignedInContext, 'platform'>,
): PayPeriodSettings {
  const today = dateAt(createRuleTimeline(history), platform.clock.now());
  return {
    ...pickPlan(findValueOn(history, 'payCalendar', today)),
    daysToPayday,
    plans: history.payCalendar.map(({ from, value }) => ({
      from: from === beginning ? null : from,
      ...pickPlan(value),
    })),
  };
}

const pickPlan = ({ kind, anchorDate }: PayPeriodPlan): PayPeriodPlan => ({ kind, anchorDate });
