import { graphql } from '../../gql/index.js';

export const ClockCardTimesheet = graphql(`
  fragment ClockCard_timesheet on Timesheet {
    id
    clockInAt
    clockOutAt
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
  query Timeclock_Clock_LoadJobs {
    jobs {
      id
      name
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
