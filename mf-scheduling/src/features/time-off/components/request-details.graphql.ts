import { graphql } from '../../../gql/index.js';

export const RequestDetailsRequest = graphql(`
  fragment RequestDetails_request on PtoRequest {
    hours
    policy {
      id
      name
      paid
    }
    note
    managerNotes
    decidedAt
    decidedBy {
      id
      firstName
      lastName
    }
    revokedAt
    revokedBy {
      id
      firstName
      lastName
    }
  }
`);

export const BalancesPtoBalance = graphql(`
  fragment Balances_ptoBalance on PtoBalance {
    year
    allowanceHours
    usedHours
    pendingHours
    remainingHours
  }
`);
