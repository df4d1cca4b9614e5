import { graphql } from '../../../gql/index.js';

export const LoadTimesheet = graphql(`
  query Admin_Reports_LoadTimesheet($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        ...ClockTimes_timesheet
      }
    }
  }
`);

export const ClockTimesTimesheet = graphql(`
  fragment ClockTimes_timesheet on Timesheet {
    id
    clockInAt
    clockOutAt
    durationMinutes
    status
    notes
    breaks {
      id
      type
      startAt
      endAt
    }
    job {
      id
      name
    }
  }
`);
