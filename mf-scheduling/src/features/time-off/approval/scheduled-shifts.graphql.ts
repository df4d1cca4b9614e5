import { graphql } from '../../../gql/index.js';

export const ScheduledShiftsSchedule = graphql(`
  fragment ScheduledShifts_schedule on Schedule {
    id
    title
    startAt
    endAt
    status
    assignees {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);
