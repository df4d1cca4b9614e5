import { graphql } from '../../../gql/index.js';

export const LoadOwnedKeys = graphql(`
  query Admin_Team_LoadOwnedKeys {
    viewer {
      apiKeys(first: 100) {
        nodes {
          id
          name
          owner {
            id
          }
        }
      }
    }
  }
`);

export const TakeOverKey = graphql(`
  mutation Admin_Team_TakeOverKey($id: ID!) {
    apiKeyReassign(input: { id: $id }) {
      apiKey {
        id
        owner {
          id
        }
      }
    }
  }
`);
