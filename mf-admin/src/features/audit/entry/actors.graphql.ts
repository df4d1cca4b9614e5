import { graphql } from '../../../gql/index.js';

export const LoadActors = graphql(`
  query Admin_Audit_LoadActors {
    users {
      id
      firstName
      lastName
      status
    }
  }
`);
