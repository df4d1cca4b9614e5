import { graphql } from '../../../gql/index.js';

export const ChangeSelection = graphql(`
  mutation Scheduling_Schedule_ChangeSelection($input: ScheduleSelectionChangeInput!) {
    scheduleSelectionChange(input: $input) {
      changedIds
      left {
        id
        message
      }
    }
  }
`);
