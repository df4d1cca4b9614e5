import { graphql } from '../../../gql/index.js';

export const ClosePayPeriod = graphql(`
  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodInput!) {
    closePayPeriod(input: $input) {
      startDate
      endDate
      status
    }
  }
`);
