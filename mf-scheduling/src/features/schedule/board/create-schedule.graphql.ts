import { graphql } from '../../../gql/index.js';

export const CreateSchedule = graphql(`
  mutation Scheduling_Schedule_Create($input: ScheduleInput!) {
    createSchedule(input: $input) {
      id
      ...Shift_schedule
    }
  }
`);
