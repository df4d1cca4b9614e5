import { graphql } from '../../../gql/index.js';

export const ClosePayPeriod = graphql(`
  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodCloseInput!) {
    payPeriodClose(input: $input) {
      payPeriod {
        startDate
        endDate
        status
      }
    }
  }
`);
