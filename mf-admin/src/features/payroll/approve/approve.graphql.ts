import { graphql } from '../../../gql/index.js';

export const ApproveTimesheetsOfPeriod = graphql(`
  mutation Admin_Payroll_ApproveTimesheets($input: ApproveTimesheetsInput!) {
    approveTimesheets(input: $input) {
      approved
      skipped
      remaining
    }
  }
`);
