import { graphql } from '../../../gql/index.js';

export const LoadDateRanges = graphql(`
  query Timeclock_Timesheets_LoadDateRanges {
    viewer {
      dateRanges {
        key
        startDate
        endDate
      }
    }
  }
`);

export const LoadPeople = graphql(`
  query Timeclock_Timesheets_LoadPeople($after: String) {
    viewer {
      users(first: 1000, after: $after) {
        nodes {
          id
          firstName
          lastName
          scheduleColor
          status
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
