import { graphql } from '../../../gql/index.js';

export const LoadMyTimeOff = graphql(`
  query Scheduling_TimeOff_Load {
    viewer {
      ptoPolicies(first: 1000) {
        nodes {
          id
          ...PolicyCard_policy
        }
      }
      myPtoRequests(first: 1000) {
        nodes {
          id
          status
          ...MyRequest_request
        }
      }
    }
  }
`);

export const PolicyCardPolicy = graphql(`
  fragment PolicyCard_policy on PtoPolicy {
    id
    name
    paid
    balance {
      ...Balances_ptoBalance
    }
  }
`);

export const RequestPto = graphql(`
  mutation Scheduling_TimeOff_Request($input: PtoRequestCreateInput!) {
    ptoRequestCreate(input: $input) {
      ptoRequest {
        id
        status
        ...MyRequest_request
      }
    }
  }
`);

export const CancelPto = graphql(`
  mutation Scheduling_TimeOff_Cancel($input: PtoRequestCancelInput!) {
    ptoRequestCancel(input: $input) {
      ptoRequest {
        id
        status
      }
    }
  }
`);

export const MyRequestRequest = graphql(`
  fragment MyRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    status
    policyId
    balances {
      year
      ...Balances_ptoBalance
    }
    ...RequestDetails_request
  }
`);
