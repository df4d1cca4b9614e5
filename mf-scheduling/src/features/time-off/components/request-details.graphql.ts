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
