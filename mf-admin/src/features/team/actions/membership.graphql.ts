import { graphql } from '../../../gql/index.js';

export const ArchiveMember = graphql(`
  mutation Admin_Team_ArchiveMember($id: ID!) {
    archiveUser(id: $id) {
      id
      ...TeamMembers_user
    }
  }
`);

export const ReinstateMember = graphql(`
  mutation Admin_Team_ReinstateMember($id: ID!) {
    reinstateUser(id: $id) {
      id
      ...TeamMembers_user
    }
  }
`);

export const DeleteMember = graphql(`
  mutation Admin_Team_DeleteMember($id: ID!) {
    deleteUser(id: $id)
  }
`);
