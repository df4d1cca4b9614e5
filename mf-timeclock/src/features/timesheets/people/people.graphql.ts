import { graphql } from '../../../gql/index.js';

export const LoadPeople = graphql(`
  query Timeclock_Timesheets_LoadPeople {
    users {
      id
      firstName
      lastName
      scheduleColor
      status
    }
  }
`);
