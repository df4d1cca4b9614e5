import { graphql } from '../../../gql/index.js';

export const PolicyCardPolicy = graphql(`
  fragment PolicyCard_policy on PtoPolicy {
    id
    name
    balance {
      ...Balance_of
    }
  }
`);
