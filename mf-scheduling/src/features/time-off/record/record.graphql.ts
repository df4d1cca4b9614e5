import { graphql } from '../../../gql/index.js';

export const LoadRecord = graphql(`
  query Scheduling_RecordTimeOff_Load($personId: ID!) {
    node(id: $personId) {
      id
      ... on User {
        firstName
        lastName
      }
      __typename
    }
    viewer {
      ptoPolicies(first: 1000) {
        nodes {
          id
          name
          paid
          category
        }
      }
    }
  }
`);

export const RecordPto = graphql(`
  mutation Scheduling_RecordTimeOff_Record($input: PtoRequestCreateInput!) {
    ptoRequestCreate(input: $input) {
      ptoRequest {
        id
        status
      }
    }
  }
`);
