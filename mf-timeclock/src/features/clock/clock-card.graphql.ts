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
