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

export const ApprovePto = graphql(`
  mutation Scheduling_Approval_Approve($id: ID!, $input: DecidePtoInput) {
    approvePtoRequest(id: $id, input: $input) {
      id
      status
    }
  }
`);

export const DenyPto = graphql(`
  mutation Scheduling_Approval_Deny($id: ID!, $input: DecidePtoInput) {
    denyPtoRequest(id: $id, input: $input) {
      id
      status
    }
  }
`);
