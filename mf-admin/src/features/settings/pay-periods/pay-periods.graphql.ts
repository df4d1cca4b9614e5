import { graphql } from '../../../gql/index.js';

export const LoadPayPeriodSettings = graphql(`
  query Admin_Settings_LoadPayPeriodSettings {
    payPeriodSettings {
      kind
      anchorDate
    }
  }
`);

export const LoadPayPeriodPlan = graphql(`
  query Admin_Settings_LoadPayPeriodPlan($kind: PayPeriodKind!, $anchorDate: Date!) {
    payPeriodPlan(kind: $kind, anchorDate: $anchorDate) {
      startDate
      endDate
    }
  }
`);

export const UpdatePayPeriodSettings = graphql(`
  mutation Admin_Settings_UpdatePayPeriodSettings($input: UpdatePayPeriodSettingsInput!) {
    updatePayPeriodSettings(input: $input) {
      kind
      anchorDate
    }
  }
`);
