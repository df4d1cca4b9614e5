import { graphql } from '../../../gql/index.js';

export const CountSignatures = graphql(`
  query Admin_Payroll_CountSignatures($startDate: Date!) {
    viewer {
      payPeriods(first: 2, around: $startDate) {
        nodes {
          startDate
          signedCount
          staleCount
          missingCount
        }
      }
    }
  }
`);

export const LoadSignatures = graphql(`
  query Admin_Payroll_LoadSignatures($startDate: Date!) {
    viewer {
      signOffs(startDate: $startDate, first: 1000) {
        totalCount
        nodes {
          user {
            id
            firstName
            lastName
          }
          state
          signedAt
          answeredNo
          signOff {
            id
            staleReason
            changes {
              date
              sentence
            }
          }
        }
      }
    }
  }
`);
