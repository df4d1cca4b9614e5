import { graphql } from '../../../gql/index.js';

export const CopyWeek = graphql(`
  mutation Scheduling_Schedule_CopyWeek($input: CopyScheduleWeekInput!) {
    copyScheduleWeek(input: $input) {
      id
    }
  }
`);
