import { graphql } from '../gql/index.js';

export const TakeOverKey = graphql(`
  mutation Admin_ApiKeys_TakeOver($id: ID!) {
    apiKeyReassign(input: { id: $id }) {
      apiKey {
        id
        owner {
          id
          firstName
          lastName
        }
      }
    }
  }
`);
