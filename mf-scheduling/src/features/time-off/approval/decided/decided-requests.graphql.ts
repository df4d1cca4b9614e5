import { graphql } from '../../../../gql/index.js';

export const DecidedRequestRequest = graphql(`
  fragment DecidedRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    status
    inClosedPayPeriod
    canRevoke
    policy {
      id
      name
      paid
    }
    user {
      id
      firstName
      lastName
      scheduleColor
      status
    }
    ...RequestDetails_request
  }
`);

export const LoadDecidedRequests = graphql(`
  query Scheduling_Approval_LoadDecided($first: Int!, $after: String) {
    viewer {
      decidedPtoRequests(first: $first, after: $after) {
        totalCount
        totalCountIsExact
        edges {
          cursor
          node {
            id
            ...DecidedRequest_request
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** A decided request that is not on the pages that are loaded. */
export const LoadDecidedRequest = graphql(`
  query Scheduling_Approval_LoadDecidedRequest($id: ID!) {
    node(id: $id) {
      id
      ... on PtoRequest {
        ...DecidedRequest_request
      }
      __typename
    }
  }
`);

export const RevokePto = graphql(`
  mutation Scheduling_Approval_Revoke($input: PtoRequestRevokeInput!) {
    ptoRequestRevoke(input: $input) {
      ptoRequest {
        id
        ...DecidedRequest_request
      }
    }
  }
`);
