import { graphql } from '../../../gql/index.js';

export const LoadPeriods = graphql(`
  query Admin_Payroll_LoadPeriods($around: Date) {
    viewer {
      payPeriods(first: 8, around: $around) {
        nodes {
          startDate
          endDate
          status
          closedAt
          closedBy {
            id
            firstName
            lastName
          }
          version
          pendingOvertime {
            startDate
            message
          }
          payVersions(first: 500) {
            nodes {
              version
              reason
              closedAt
              closedBy {
                id
                firstName
                lastName
              }
            }
          }
        }
      }
    }
  }
`);

export const LoadAdjustments = graphql(`
  query Admin_Payroll_LoadAdjustments($startDate: Date!) {
    viewer {
      payrollAdjustments(startDate: $startDate, first: 200) {
        totalCount
        edges {
          cursor
          node {
            version
            carriedTo
            user {
              id
              firstName
              lastName
            }
            lines {
              date
              timesheetId
              requestId
              kind
              payRule
              job {
                id
                name
              }
              policy {
                id
                name
              }
              minutes
            }
          }
        }
      }
    }
  }
`);
