import { graphql } from '../../../gql/index.js';

/** All pages, with `allPagesContext`. */
export const LoadTeamsOff = graphql(`
  query Scheduling_Approval_LoadTeams {
    viewer {
      teams(first: 1000) {
        nodes {
          id
          name
        }
      }
    }
  }
`);

export const LoadPendingRequests = graphql(`
  query Scheduling_Approval_Load($teamId: ID, $after: String) {
    viewer {
      pendingPtoRequests(teamId: $teamId, first: 500, after: $after) {
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

export const ScheduledShiftsSchedule = graphql(`
  fragment ScheduledShifts_schedule on Schedule {
    id
    title
    startAt
    endAt
    status
    assignees {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const PendingRequestRequest = graphql(`
  fragment PendingRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    note
    overdraw
    createdAt
    canDecide
    inClosedPayPeriod
    policy {
      id
      name
      paid
    }
    user {
      id
      firstName
      lastName
      role
      status
      scheduleColor
    }
    balances {
      ...Balances_ptoBalance
    }
    othersOff {
      id
      ...OthersOff_timeOff
    }
    scheduledThen {
      id
      ...ScheduledShifts_schedule
    }
    shiftsOnTimeOff {
      outcome
      isReplaceable
      schedule {
        id
        title
        startAt
        endAt
      }
    }
  }
`);

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
  query Scheduling_Approval_LoadDecided($teamId: ID, $first: Int!, $after: String) {
    viewer {
      decidedPtoRequests(teamId: $teamId, first: $first, after: $after) {
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
