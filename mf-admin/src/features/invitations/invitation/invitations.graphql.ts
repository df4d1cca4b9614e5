import { graphql } from '../../../gql/index.js';

export const LoadInvitations = graphql(`
  query Admin_Invitations_LoadInvitations {
    viewer {
      invitations(first: 1000) {
        nodes {
          id
          ...InvitationSections_invitation
        }
      }
      grantableRoles
      mailConfigured
    }
  }
`);

export const CreateInvitation = graphql(`
  mutation Admin_Invitations_CreateInvitation($input: InvitationCreateInput!) {
    invitationCreate(input: $input) {
      invitation {
        id
        ...InvitationSections_invitation
        ...QrDialog_invitation
      }
    }
  }
`);
