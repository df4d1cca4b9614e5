import { graphql } from '../../../gql/index.js';

export const LoadPayPeriodSettings = graphql(`
  query Admin_Settings_LoadPayPeriodSettings {
    viewer {
      payPeriodSettings {
        kind
        anchorDate
        daysToPayday
        plans {
          from
          kind
          anchorDate
        }
      }
    }
  }
`);

export const LoadPayPeriodPlan = graphql(`
  query Admin_Settings_LoadPayPeriodPlan($kind: PayPeriodKind!, $anchorDate: Date!, $effectiveFrom: Date) {
    viewer {
      payPeriodPlan(kind: $kind, anchorDate: $anchorDate, effectiveFrom: $effectiveFrom) {
        startDate
        endDate
      }
    }
  }
`);

export const UpdatePayPeriodSettings = graphql(`
  mutation Admin_Settings_UpdatePayPeriodSettings($input: PayPeriodSettingsUpdateInput!) {
    payPeriodSettingsUpdate(input: $input) {
      payPeriodSettings {
        kind
        anchorDate
      }
    }
  }
`);
