import { graphql } from '../../../gql/index.js';

export const LoadInvitations = graphql(`
  query Admin_Invitations_LoadInvitations {
    invitations {
      id
      ...InvitationSections_invitation
    }
    grantableRoles
    mailConfigured
  }
`);

export const CreateInvitation = graphql(`
  mutation Admin_Invitations_CreateInvitation($input: CreateInvitationInput!) {
    createInvitation(input: $input) {
      id
      ...InvitationSections_invitation
      ...QrDialog_invitation
    }
  }
`);
