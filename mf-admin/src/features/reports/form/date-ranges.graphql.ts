import { graphql } from '../../../gql/index.js';

export const LoadDateRanges = graphql(`
  query Admin_Reports_LoadDateRanges {
    dateRanges {
      key
      label
      startDate
      endDate
    }
  }
`);
