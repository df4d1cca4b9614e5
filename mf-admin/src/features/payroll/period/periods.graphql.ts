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
