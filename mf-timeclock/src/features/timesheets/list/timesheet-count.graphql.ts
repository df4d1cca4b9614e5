import { graphql } from '../../../gql/index.js';

/** Counting is more expensive than loading a page, so it is a query of its own. */
export const CountTimesheets = graphql(`
  query Timeclock_Timesheets_LoadCount(
    $userId: ID
    $from: Date
    $to: Date
    $status: TimesheetStatus
    $exception: TimesheetExceptionCode
  ) {
    timesheets(first: 1, userId: $userId, from: $from, to: $to, status: $status, exception: $exception) {
      totalCount
    }
  }
`);
