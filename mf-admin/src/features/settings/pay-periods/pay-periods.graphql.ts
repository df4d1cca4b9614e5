import { graphql } from '../../../gql/index.js';

export const PayPeriodRowPayPeriod = graphql(`
  fragment PayPeriodRow_payPeriod on PayPeriod {
    startDate
    endDate
    status
    closedAt
    closedBy {
      id
      firstName
      lastName
    }
    timesheetCount
    unapprovedCount
    canReopen
  }
`);

export const LoadPayPeriods = graphql(`
  query Admin_Settings_LoadPayPeriods($around: Date) {
    payPeriodSettings {
      kind
      anchorDate
    }
    payPeriods(around: $around) {
      startDate
      endDate
      ...PayPeriodRow_payPeriod
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

export const ClosePayPeriod = graphql(`
  mutation Admin_Settings_ClosePayPeriod($input: PayPeriodInput!) {
    closePayPeriod(input: $input) {
      startDate
      ...PayPeriodRow_payPeriod
    }
  }
`);

export const ReopenPayPeriod = graphql(`
  mutation Admin_Settings_ReopenPayPeriod($input: PayPeriodInput!) {
    reopenPayPeriod(input: $input) {
      startDate
      ...PayPeriodRow_payPeriod
    }
  }
`);
