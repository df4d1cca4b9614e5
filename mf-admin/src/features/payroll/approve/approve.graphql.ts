import { graphql } from '../../../gql/index.js';

export const ApproveTimesheetsOfPeriod = graphql(`
  mutation Admin_Payroll_ApproveTimesheets($input: TimesheetsApproveInput!) {
    timesheetsApprove(input: $input) {
      summary {
        approved
        skipped
        remaining
      }
    }
  }
`);
