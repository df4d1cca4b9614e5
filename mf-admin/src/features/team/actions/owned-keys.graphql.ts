import { graphql } from '../../../gql/index.js';

export const LoadOwnedKeys = graphql(`
  query Admin_Team_LoadOwnedKeys {
    apiKeys {
      id
      name
      owner {
        id
      }
    }
  }
`);

export const TakeOverKey = graphql(`
  mutation Admin_Team_TakeOverKey($id: ID!) {
    reassignApiKey(id: $id) {
      id
      owner {
        id
      }
    }
  }
`);
