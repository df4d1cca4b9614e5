import { graphql } from '../../../gql/index.js';

/** One query for the whole screen. */
export const LoadMyTimeOff = graphql(`
  query Scheduling_TimeOff_Load {
    ptoPolicies {
      id
      ...PolicyCard_policy
    }
    myPtoRequests {
      id
      status
      ...MyRequest_request
    }
  }
`);
