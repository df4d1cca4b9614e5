import { graphql } from '../../../gql/index.js';

/** All pages, with `allPagesContext`. */
export const LoadPendingRequests = graphql(`
  query Scheduling_Approval_Load($after: String) {
    viewer {
      pendingPtoRequests(first: 500, after: $after) {
        nodes {
          id
          status
          ...PendingRequest_request
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const ApprovePto = graphql(`
  mutation Scheduling_Approval_Approve($input: PtoRequestApproveInput!) {
    ptoRequestApprove(input: $input) {
      ptoRequest {
        id
        status
      }
    }
  }
`);

export const DenyPto = graphql(`
  mutation Scheduling_Approval_Deny($input: PtoRequestDenyInput!) {
    ptoRequestDeny(input: $input) {
      ptoRequest {
        id
        status
      }
    }
  }
`);
