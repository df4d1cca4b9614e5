import { graphql } from '../../gql/index.js';

export const RecentTimesheetsTimesheet = graphql(`
  fragment RecentTimesheets_timesheet on Timesheet {
    id
    clockInAt
    durationMinutes
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const LoadPendingTimesheets = graphql(`
  query Timeclock_Dashboard_LoadPendingTimesheets {
    viewer {
      timesheets(first: 5, status: PENDING) {
        nodes {
          id
          ...RecentTimesheets_timesheet
        }
      }
    }
  }
`);
