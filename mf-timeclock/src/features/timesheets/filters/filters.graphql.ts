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

/** All pages, with `allPagesContext`. */
export const LoadTeams = graphql(`
  query Timeclock_Timesheets_LoadTeams($after: String) {
    viewer {
      teams(first: 1000, after: $after) {
        nodes {
          id
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
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
