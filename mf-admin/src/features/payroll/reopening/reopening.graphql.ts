import { graphql } from '../../../gql/index.js';

export const ReopeningRequestFragment = graphql(`
  fragment ReopeningRequest_request on ReopeningRequest {
    id
    startDate
    endDate
    reason
    status
    requestedBy {
      id
      firstName
      lastName
    }
    requestedAt
    note
    decidedBy {
      id
      firstName
      lastName
    }
    decidedAt
    canDecide
  }
`);

export const LoadRequestsOfPeriod = graphql(`
  query Admin_Payroll_LoadRequestsOfPeriod($startDate: Date!) {
    reopeningRequests(startDate: $startDate) {
      id
      ...ReopeningRequest_request
    }
  }
`);

export const LoadPendingRequests = graphql(`
  query Admin_Payroll_LoadPendingRequests {
    reopeningRequests(status: PENDING) {
      id
      ...ReopeningRequest_request
    }
  }
`);

export const ReopenPayPeriod = graphql(`
  mutation Admin_Payroll_ReopenPayPeriod($input: PayPeriodInput!) {
    reopenPayPeriod(input: $input) {
      startDate
      endDate
      status
    }
  }
`);

export const RequestReopening = graphql(`
  mutation Admin_Payroll_RequestReopening($input: RequestReopeningInput!) {
    requestReopening(input: $input) {
      id
      ...ReopeningRequest_request
    }
  }
`);

export const ApproveReopening = graphql(`
  mutation Admin_Payroll_ApproveReopening($id: ID!) {
    approveReopening(id: $id) {
      id
      ...ReopeningRequest_request
    }
  }
`);

export const DeclineReopening = graphql(`
  mutation Admin_Payroll_DeclineReopening($id: ID!, $input: DecideReopeningInput!) {
    declineReopening(id: $id, input: $input) {
      id
      ...ReopeningRequest_request
    }
  }
`);
