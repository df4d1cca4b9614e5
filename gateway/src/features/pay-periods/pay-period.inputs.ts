import { z } from 'zod';
import { graphqlTypeOf } from '../../platform/graphql/schema/graphql-types.js';
import { inputFromZod } from '../../platform/graphql/schema/input-from-zod.js';
import { calendarDate } from '../../platform/inputs/date.inputs.js';
import { PayPeriodKind } from './pay-period.enums.js';

const kind = graphqlTypeOf(
  z.enum(PayPeriodKind, { error: 'Pay period must be WEEKLY, BIWEEKLY, SEMIMONTHLY or MONTHLY' }),
  () => PayPeriodKind,
);

const plan = z.object({ kind, anchorDate: calendarDate('Anchor date') });

export const updatePayPeriodSettingsInput = plan;

export const payPeriodPlanInput = plan;

export const payPeriodInput = z.object({ startDate: calendarDate('Start date') });

export const payPeriodsInput = z.object({ around: calendarDate('Around').nullish() });

export const UpdatePayPeriodSettingsInput = inputFromZod('UpdatePayPeriodSettingsInput', updatePayPeriodSettingsInput);
export const PayPeriodInput = inputFromZod('PayPeriodInput', payPeriodInput);
