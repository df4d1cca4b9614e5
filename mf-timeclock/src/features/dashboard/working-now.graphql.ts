import { graphql } from '../../gql/index.js';

export const WorkingNowTimesheet = graphql(`
  fragment WorkingNow_timesheet on Timesheet {
    id
    clockInAt
    breaks {
      id
      endAt
    }
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const LoadOpenTimesheets = graphql(`
  query Timeclock_Dashboard_LoadOpenTimesheets {
    viewer {
      timesheets(first: 8, status: OPEN) {
        totalCount
        nodes {
          id
          ...WorkingNow_timesheet
        }
      }
    }
  }
`);
