import { graphql } from '../../../gql/index.js';

export const AddMember = graphql(`
  mutation Admin_Team_AddMember($input: CreateUserInput!) {
    createUser(input: $input) {
      id
      ...TeamMembers_user
    }
  }
`);
