import { graphql } from '../../../gql/index.js';

export const LoadPendingRequests = graphql(`
  query Scheduling_Approval_Load {
    pendingPtoRequests {
      id
      status
      ...PendingRequest_request
    }
  }
`);
