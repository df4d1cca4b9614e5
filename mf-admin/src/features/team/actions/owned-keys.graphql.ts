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
