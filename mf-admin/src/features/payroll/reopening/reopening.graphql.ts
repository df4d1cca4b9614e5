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
    viewer {
      reopeningRequests(startDate: $startDate, first: 1000) {
        nodes {
          id
          ...ReopeningRequest_request
        }
      }
    }
  }
`);

export const LoadPendingRequests = graphql(`
  query Admin_Payroll_LoadPendingRequests {
    viewer {
      reopeningRequests(status: PENDING, first: 1000) {
        nodes {
          id
          ...ReopeningRequest_request
        }
      }
    }
  }
`);

export const ReopenPayPeriod = graphql(`
  mutation Admin_Payroll_ReopenPayPeriod($input: PayPeriodReopenInput!) {
    payPeriodReopen(input: $input) {
      payPeriod {
        startDate
        endDate
        status
      }
    }
  }
`);

export const RequestReopening = graphql(`
  mutation Admin_Payroll_RequestReopening($input: ReopeningRequestCreateInput!) {
    reopeningRequestCreate(input: $input) {
      reopeningRequest {
        id
        ...ReopeningRequest_request
      }
    }
  }
`);

export const ApproveReopening = graphql(`
  mutation Admin_Payroll_ApproveReopening($id: ID!) {
    reopeningRequestApprove(input: { id: $id }) {
      reopeningRequest {
        id
        ...ReopeningRequest_request
      }
    }
  }
`);

export const DeclineReopening = graphql(`
  mutation Admin_Payroll_DeclineReopening($input: ReopeningRequestDeclineInput!) {
    reopeningRequestDecline(input: $input) {
      reopeningRequest {
        id
        ...ReopeningRequest_request
      }
    }
  }
`);
