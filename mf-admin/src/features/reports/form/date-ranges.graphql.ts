import { graphql } from '../../../gql/index.js';

export const LoadDateRanges = graphql(`
  query Admin_Reports_LoadDateRanges {
    viewer {
      dateRanges {
        key
        label
        startDate
        endDate
      }
    }
  }
`);
