import { graphql } from '../gql/index.js';

export const LoadHasPayTerms = graphql(`
  query Admin_LoadHasPayTerms {
    viewer {
      organization {
        id
        hasPayTerms
      }
    }
  }
`);
