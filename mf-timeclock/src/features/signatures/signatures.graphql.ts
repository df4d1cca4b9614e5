import { graphql } from '../../gql/index.js';

export const LoadSigning = graphql(`
  query Timeclock_Signatures_LoadSigning {
    viewer {
      signOffSettings {
        enabled
      }
    }
  }
`);

export const LoadSignedPeriods = graphql(`
  query Timeclock_Signatures_LoadPeriods {
    viewer {
      payPeriods(first: 27) {
        nodes {
          startDate
          endDate
          status
          signedCount
          staleCount
          missingCount
        }
      }
    }
  }
`);

export const LoadSignatures = graphql(`
  query Timeclock_Signatures_LoadSignatures($startDate: Date!) {
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
