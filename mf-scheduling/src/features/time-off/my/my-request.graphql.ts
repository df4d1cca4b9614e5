import { graphql } from '../../../gql/index.js';

export const MyRequestRequest = graphql(`
  fragment MyRequest_request on PtoRequest {
    id
    startDate
    endDate
    hours
    status
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
    policy {
      id
      name
      paid
    }
  }
`);
