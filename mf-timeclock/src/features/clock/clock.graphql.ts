import { graphql } from '../../gql/index.js';

export const ClockCardTimesheet = graphql(`
  fragment ClockCard_timesheet on Timesheet {
    id
    version
    clockInAt
    clockOutAt
    asksForLocation
    forgotten {
      since
      suggestedClockOutAt
    }
    exceptions {
      code
      message
    }
    job {
      id
    }
    breaks {
      id
      type
      startAt
      endAt
    }
  }
`);

export const CurrentJobTimesheet = graphql(`
  fragment CurrentJob_timesheet on Timesheet {
    id
    job {
      id
      name
    }
  }
`);

export const LoadJobs = graphql(`
  query Timeclock_Clock_LoadJobs($after: String) {
    viewer {
      jobChoices(first: 1000, after: $after) {
        nodes {
          id
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      clockInJob {
        id
      }
    }
  }
`);

/** The choice for the hours of a person at a time. All pages, with `allPagesContext`. */
export const LoadJobChoices = graphql(`
  query Timeclock_Timesheets_LoadJobChoices($after: String, $userId: ID, $at: DateTimeISO) {
    viewer {
      jobChoices(first: 1000, after: $after, userId: $userId, at: $at) {
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

export const WatchOwnClock = graphql(`
  subscription Timeclock_Home_WatchOwnClock {
    myClockChanged {
      timesheet {
        id
        version
        job {
          id
        }
      }
    }
  }
`);

export const WatchClockStatus = graphql(`
  subscription Timeclock_Dashboard_WatchClockStatus {
    clockStatusChanged {
      state
      since
      user {
        id
      }
    }
  }
`);
