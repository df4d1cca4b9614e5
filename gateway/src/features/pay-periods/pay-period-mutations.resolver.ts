import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { PayPeriodSettingsType, PayPeriodType } from './pay-period.types.js';
import { updatePayPeriodSettings } from './pay-period-settings.service.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function createPayPeriodMutations({ closePayPeriod, reopenPayPeriod }: PayPeriodUseCases) {
  return mutationsOf(
    payloadMutation('payPeriodSettingsUpdate', updatePayPeriodSettings, {
      description:
        'Changes the pay period plan from `effectiveFrom`, on which a period starts. Closed periods keep their dates.',
      payload: {
        payPeriodSettings: {
          type: () => PayPeriodSettingsType,
          description: 'The settings after the change.',
        },
      },
    }),
    payloadMutation('payPeriodClose', closePayPeriod, {
      description: 'Closes the period that starts on this date. Its timesheets can no longer be changed.',
      payload: {
        payPeriod: {
          type: () => PayPeriodType,
          description: 'The closed period.',
        },
      },
    }),
    payloadMutation('payPeriodReopen', reopenPayPeriod, {
      description: 'Reopens a closed period, so that its timesheets can be changed again.',
      payload: {
        payPeriod: {
          type: () => PayPeriodType,
          description: 'The period that now contains the first day of the reopened one.',
        },
      },
    }),
  );
}
