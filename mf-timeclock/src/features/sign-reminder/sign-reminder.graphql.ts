import { graphql } from '../../gql/index.js';

export const LoadSignOffDue = graphql(`
  query Timeclock_SignReminder_LoadDue {
    viewer {
      signOffDue {
        startDate
        endDate
        staleReason
        reason
      }
    }
  }
`);
