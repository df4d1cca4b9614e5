import { z } from 'zod';
import { checkTogether } from '../../platform/inputs/check-together.js';
import { calendarDate } from '../../platform/inputs/date.js';
import { forwardPageInput } from '../../platform/paging/index.js';
import { payPeriodKind } from './pay-period-status.types.js';

const plan = {
  kind: payPeriodKind.describe('How long each period lasts.'),
  anchorDate: calendarDate('Anchor date').describe(
    'The first day of one period, from which all others follow, in the organization’s calendar.',
  ),
  effectiveFrom: calendarDate('Effective from')
    .nullish()
    .describe(
      'The first day of the new plan, on which a period starts. By default the day after the last period that was closed ' +
        'or exported, or the beginning if there is none.',
    ),
};

const wrongDays = 'Days to payday must be a whole number from 0 to 31';

const settings = z.object({
  ...plan,
  kind: plan.kind.nullish(),
  anchorDate: plan.anchorDate.nullish(),
  daysToPayday: z
    .int(wrongDays)
    .min(0, wrongDays)
    .max(31, wrongDays)
    .nullish()
    .describe('How many days after the end of a period it is paid, which decides about its tax year. Null removes it.'),
});

export const updatePayPeriodSettingsInput = checkTogether(
  settings,
  ['kind', 'anchorDate', 'effectiveFrom', 'daysToPayday'],
  ({ kind, anchorDate, effectiveFrom, daysToPayday }) => {
    const isEmpty = !kind && !anchorDate && !effectiveFrom && daysToPayday === undefined;
    return isEmpty ? { kind: 'Choose how long each period lasts' } : undefined;
  },
).describe('The fields to change. Without a kind, an anchor date and a first day, the plan stays.');

export const payPeriodPlanInput = z.object(plan);

export const payPeriodInput = z
  .object({
    startDate: calendarDate('Start date').describe('The first day of the pay period, in the organization’s calendar.'),
  })
  .describe('The pay period.');

export const payPeriodsInput = z.object({
  around: calendarDate('Around').nullish().describe('A day of the period in the middle. By default today.'),
});

export const payPeriodPageInput = payPeriodsInput.extend(forwardPageInput);
