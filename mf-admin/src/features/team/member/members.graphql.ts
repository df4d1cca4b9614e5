import { graphql } from '../../../gql/index.js';

export const LoadTeam = graphql(`
  query Admin_Team_LoadTeam {
    users {
      id
      ...Member_user
    }
    grantableRoles
  }
`);

export const AddMember = graphql(`
  mutation Admin_Team_AddMember($input: CreateUserInput!) {
    createUser(input: $input) {
      id
      ...Member_user
    }
  }
`);

export const UpdateMember = graphql(`
  mutation Admin_Team_UpdateMember($id: ID!, $input: UpdateUserInput!) {
    updateUser(id: $id, input: $input) {
      id
      ...Member_user
    }
  }
`);

export const ArchiveMember = graphql(`
  mutation Admin_Team_ArchiveMember($id: ID!) {
    archiveUser(id: $id) {
      id
      ...Member_user
    }
  }
`);

export const ReinstateMember = graphql(`
  mutation Admin_Team_ReinstateMember($id: ID!) {
    reinstateUser(id: $id) {
      id
      ...Member_user
    }
  }
`);

export const DeleteMember = graphql(`
  mutation Admin_Team_DeleteMember($id: ID!) {
    deleteUser(id: $id)
  }
`);
