import { z } from 'zod';
import { inputFromZod } from '../../platform/graphql/schema/input-from-zod.builder.js';
import { calendarDate } from '../../platform/inputs/date.inputs.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { payPeriodKind } from './pay-period.enums.js';

const plan = z
  .object({
    kind: payPeriodKind.meta({ description: 'How long each period lasts.' }),
    anchorDate: calendarDate('Anchor date').meta({
      description: 'The first day of one period, from which all others follow, in the organization’s calendar.',
    }),
    effectiveFrom: calendarDate('Effective from')
      .nullish()
      .meta({
        description:
          'The first day of the new plan, on which a period starts. By default the day after the last period that was closed ' +
          'or exported, or the beginning if there is none.',
      }),
  })
  .meta({ description: 'The new plan of the pay periods.' });

export const updatePayPeriodSettingsInput = plan;

export const payPeriodPlanInput = plan;

export const payPeriodInput = z
  .object({
    startDate: calendarDate('Start date').meta({
      description: 'The first day of the pay period, in the organization’s calendar.',
    }),
  })
  .meta({ description: 'The pay period.' });

export const payPeriodsInput = z.object({
  around: calendarDate('Around')
    .nullish()
    .meta({ description: 'A day of the period in the middle. By default today.' }),
});

/** The periods in pages. */
export const payPeriodPageInput = payPeriodsInput.extend(forwardPageInput);

export const UpdatePayPeriodSettingsInput = inputFromZod('UpdatePayPeriodSettingsInput', updatePayPeriodSettingsInput);
export const PayPeriodInput = inputFromZod('PayPeriodInput', payPeriodInput);
