import { graphql } from '../../gql/index.js';

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
