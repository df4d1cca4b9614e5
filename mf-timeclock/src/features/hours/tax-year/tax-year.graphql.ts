import { graphql } from '../../../gql/index.js';

export const LoadQualifiedOvertime = graphql(`
  query Timeclock_Hours_LoadQualifiedOvertime($year: Int!) {
    viewer {
      myQualifiedOvertime(year: $year) {
        year
        minutes
        weeks {
          endDate
          minutes
          explanation
        }
      }
    }
  }
`);
