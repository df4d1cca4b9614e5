import { graphql } from '../../../gql/index.js';

export const CopyWeek = graphql(`
  mutation Scheduling_Schedule_CopyWeek($input: ScheduleWeekCopyInput!) {
    scheduleWeekCopy(input: $input) {
      schedules {
        id
      }
    }
  }
`);

export const PublishDrafts = graphql(`
  mutation Scheduling_Schedule_PublishDrafts($input: ScheduleWeekPublishInput!) {
    scheduleWeekPublish(input: $input) {
      schedules {
        id
        status
      }
    }
  }
`);
