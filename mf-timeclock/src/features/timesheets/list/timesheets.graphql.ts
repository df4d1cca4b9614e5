import { graphql } from '../../../gql/index.js';

export const LoadTimesheets = graphql(`
  query Timeclock_Timesheets_LoadPage(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $userId: ID
    $teamId: ID
    $from: Date
    $to: Date
    $status: TimesheetStatus
    $exception: TimesheetExceptionCode
  ) {
    viewer {
      timesheets(
        first: $first
        after: $after
        last: $last
        before: $before
        userId: $userId
        teamId: $teamId
        from: $from
        to: $to
        status: $status
        exception: $exception
      ) {
        nodes {
          id
          ...TimesheetRow_timesheet
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`);

/** Counting is more expensive than loading a page, so it is a query of its own. */
export const CountTimesheets = graphql(`
  query Timeclock_Timesheets_LoadCount(
    $userId: ID
    $teamId: ID
    $from: Date
    $to: Date
    $status: TimesheetStatus
    $exception: TimesheetExceptionCode
  ) {
    viewer {
      timesheets(first: 1, userId: $userId, teamId: $teamId, from: $from, to: $to, status: $status, exception: $exception) {
        totalCount
        totalCountIsExact
      }
    }
  }
`);
