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
