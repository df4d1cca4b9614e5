import { graphql } from '../../../gql/index.js';

export const LoadReport = graphql(`
  query Admin_Reports_LoadReport($type: ReportType!, $startDate: Date!, $endDate: Date!) {
    viewer {
      report(type: $type, startDate: $startDate, endDate: $endDate) {
        type
        ...Preview_report
      }
    }
  }
`);

export const PreviewReport = graphql(`
  fragment Preview_report on Report {
    type
    startDate
    endDate
    timezone
    workweekStartsOn
    rounding
    overtimeRule
    ruleChanges
    closedAt
    columns {
      key
      label
      kind
    }
    rowCount
    entries(first: 1000) {
      nodes {
        ... on TimesByEmployeeEntry {
          userId
          employee
          workedMinutes
          regularMinutes
          overtimeMinutes
          doubleTimeMinutes
          unpaidBreakMinutes
          exceptions
        }
        ... on TimesByJobEntry {
          jobId
          job
          workedMinutes
          people
        }
        ... on PayrollSummaryEntry {
          userId
          employee
          paidMinutes
          regularMinutes
          overtimeMinutes
          doubleTimeMinutes
          ptoMinutes
          exceptions
        }
        ... on PtoSummaryEntry {
          userId
          employee
          policyId
          policy
          paid
          requests
          approvedMinutes
          pendingMinutes
          paidMinutes
        }
        __typename
      }
    }
    sums {
      ... on TimesByEmployeeSums {
        workedMinutes
        regularMinutes
        overtimeMinutes
        doubleTimeMinutes
        unpaidBreakMinutes
        exceptions
      }
      ... on TimesByJobSums {
        workedMinutes
      }
      ... on PayrollSummarySums {
        paidMinutes
        regularMinutes
        overtimeMinutes
        doubleTimeMinutes
        ptoMinutes
        exceptions
      }
      ... on PtoSummarySums {
        requests
        approvedMinutes
        pendingMinutes
        paidMinutes
      }
      __typename
    }
  }
`);
