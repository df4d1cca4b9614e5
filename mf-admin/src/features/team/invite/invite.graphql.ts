import { graphql } from '../../../gql/index.js';

export const InviteMember = graphql(`
  mutation Admin_Team_InviteMember($input: InvitationCreateInput!) {
    invitationCreate(input: $input) {
      invitation {
        id
        registrationUrl
        mailNotice
        user {
          id
          ...TeamMembers_user
        }
      }
    }
  }
`);
