import { graphql } from '../../../gql/index.js';

export const PendingRequestRequest = graphql(`
  fragment PendingRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    createdAt
    canDecide
    policy {
      id
      name
    }
    user {
      id
      firstName
      lastName
      role
      scheduleColor
    }
    balances {
      ...Balance_of
    }
    othersOff {
      id
      ...OthersOff_timeOff
    }
    scheduledThen {
      id
      ...ScheduledThen_schedule
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

export const ScheduledThenSchedule = graphql(`
  fragment ScheduledThen_schedule on Schedule {
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
