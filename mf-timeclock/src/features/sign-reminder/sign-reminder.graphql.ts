import { graphql } from '../../gql/index.js';

export const LoadLastPeriods = graphql(`
  query Timeclock_SignReminder_LoadPeriods {
    viewer {
      payPeriods(first: 3) {
        nodes {
          startDate
          endDate
        }
      }
    }
  }
`);

export const LoadSignOff = graphql(`
  query Timeclock_SignReminder_LoadSignOff($startDate: Date!, $endDate: Date!) {
    viewer {
      myPay(startDate: $startDate, endDate: $endDate) {
        canSignOff
        signOff {
          id
          staleAt
          staleReason
        }
      }
    }
  }
`);
