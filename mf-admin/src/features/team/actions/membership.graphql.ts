import { graphql } from '../../../gql/index.js';

export const ArchiveMember = graphql(`
  mutation Admin_Team_ArchiveMember($id: ID!) {
    userArchive(input: { id: $id }) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const ReinstateMember = graphql(`
  mutation Admin_Team_ReinstateMember($id: ID!) {
    userReinstate(input: { id: $id }) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const DeleteMember = graphql(`
  mutation Admin_Team_DeleteMember($id: ID!) {
    userDelete(input: { id: $id }) {
      deletedUserId
    }
  }
`);
