import { graphql } from '../../gql/index.js';

export const LoadJobs = graphql(`
  query Timeclock_Clock_LoadJobs {
    jobs {
      id
      name
    }
  }
`);
