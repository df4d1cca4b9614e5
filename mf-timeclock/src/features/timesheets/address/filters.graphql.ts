import { graphql } from '../../../gql/index.js';

export const LoadDateRanges = graphql(`
  query Timeclock_Timesheets_LoadDateRanges {
    dateRanges {
      key
      startDate
      endDate
    }
  }
`);

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
