import { graphql } from '../../../gql/index.js';

export const LoadWarnings = graphql(`
  query Scheduling_ScheduleDialog_LoadWarnings($id: ID, $input: ScheduleInput!) {
    scheduleWarnings(id: $id, input: $input) {
      kind
      message
      user {
        id
      }
    }
  }
`);
