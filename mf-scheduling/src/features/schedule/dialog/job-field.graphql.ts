import { graphql } from '../../../gql/index.js';

export const LoadJobs = graphql(`
  query Scheduling_ScheduleDialog_LoadJobs {
    jobs {
      id
      name
    }
  }
`);
