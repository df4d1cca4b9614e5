import { graphql } from '../../../gql/index.js';

export const LoadTeam = graphql(`
  query Admin_Team_LoadTeam($after: String) {
    viewer {
      users(first: 1000, after: $after) {
        nodes {
          id
          ...TeamMembers_user
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      grantableRoles
    }
  }
`);

export const UpdateMember = graphql(`
  mutation Admin_Team_UpdateMember($input: UserUpdateInput!) {
    userUpdate(input: $input) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const AddMember = graphql(`
  mutation Admin_Team_AddMember($input: UserCreateInput!) {
    userCreate(input: $input) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);
