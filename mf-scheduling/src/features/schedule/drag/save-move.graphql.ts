import { graphql } from '../../../gql/index.js';

/** Returns the warnings, because dragging does not show them before it saves. */
export const MoveSchedule = graphql(`
  mutation Scheduling_Schedule_Move($id: ID!, $input: UpdateScheduleInput!) {
    updateSchedule(id: $id, input: $input) {
      id
      ...Board_schedule
      warnings {
        kind
        message
        user {
          id
        }
      }
    }
  }
`);
