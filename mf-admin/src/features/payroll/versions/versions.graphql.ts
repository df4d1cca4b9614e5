import { graphql } from '../../../gql/index.js';

export const LoadAdjustments = graphql(`
  query Admin_Payroll_LoadAdjustments($startDate: Date!) {
    viewer {
      payrollAdjustments(startDate: $startDate, first: 200) {
        totalCount
        edges {
          cursor
          node {
            version
            previousVersion
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
