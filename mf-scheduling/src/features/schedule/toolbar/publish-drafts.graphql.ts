import { graphql } from '../../../gql/index.js';

export const PublishDrafts = graphql(`
  mutation Scheduling_Schedule_PublishDrafts($input: PublishSchedulesInput!) {
    publishSchedules(input: $input) {
      id
      status
    }
  }
`);
