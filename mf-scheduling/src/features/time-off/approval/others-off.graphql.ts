import { graphql } from '../../../gql/index.js';

export const OthersOffTimeOff = graphql(`
  fragment OthersOff_timeOff on TimeOff {
    id
    startDate
    endDate
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);
