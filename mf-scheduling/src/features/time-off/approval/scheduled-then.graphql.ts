import { graphql } from '../../../gql/index.js';

export const ScheduledThenSchedule = graphql(`
  fragment ScheduledThen_schedule on Schedule {
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
