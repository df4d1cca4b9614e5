import { graphql } from '../../../gql/index.js';

export const CopyWeek = graphql(`
  mutation Scheduling_Schedule_CopyWeek($input: CopyScheduleWeekInput!) {
    copyScheduleWeek(input: $input) {
      id
    }
  }
`);

export const PublishDrafts = graphql(`
  mutation Scheduling_Schedule_PublishDrafts($input: PublishSchedulesInput!) {
    publishSchedules(input: $input) {
      id
      status
    }
  }
`);
