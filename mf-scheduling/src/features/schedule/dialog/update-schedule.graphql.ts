import { graphql } from '../../../gql/index.js';

export const UpdateSchedule = graphql(`
  mutation Scheduling_Schedule_Update($id: ID!, $input: UpdateScheduleInput!) {
    updateSchedule(id: $id, input: $input) {
      id
      ...Shift_schedule
    }
  }
`);
