import { graphql } from '../../../gql/index.js';

export const LoadFeed = graphql(`
  query Scheduling_Feed_Load {
    calendarFeed {
      url
    }
  }
`);

export const ResetFeed = graphql(`
  mutation Scheduling_Feed_Reset {
    resetCalendarFeed {
      url
    }
  }
`);
