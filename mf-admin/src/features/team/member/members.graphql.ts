import { graphql } from '../../../gql/index.js';

export const LoadTeam = graphql(`
  query Admin_Team_LoadTeam {
    users {
      id
      ...TeamMembers_user
    }
    grantableRoles
  }
`);

export const UpdateMember = graphql(`
  mutation Admin_Team_UpdateMember($id: ID!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      id
      ...TeamMembers_user
    }
  }
`);

export const AddMember = graphql(`
  mutation Admin_Team_AddMember($input: CreateUserInput!) {
    createUser(input: $input) {
      id
      ...TeamMembers_user
    }
  }
`);
