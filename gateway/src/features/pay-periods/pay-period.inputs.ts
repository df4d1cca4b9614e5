import { z } from 'zod';
import { calendarDate } from '../../platform/inputs/date.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { payPeriodKind } from './pay-period-status.types.js';

const plan = {
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
};

export const updatePayPeriodSettingsInput = z.object(plan).meta({ description: 'The new plan of the pay periods.' });

export const payPeriodPlanInput = z.object(plan);

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

export const payPeriodPageInput = payPeriodsInput.extend(forwardPageInput);
