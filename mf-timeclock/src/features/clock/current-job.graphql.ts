import { graphql } from '../../gql/index.js';

export const CurrentJobTimesheet = graphql(`
  fragment CurrentJob_timesheet on Timesheet {
    id
    job {
      id
      name
    }
  }
`);
