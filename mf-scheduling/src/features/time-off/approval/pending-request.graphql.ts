import { graphql } from '../../../gql/index.js';

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
      schedule {
        id
        title
        startAt
        endAt
      }
    }
  }
`);
