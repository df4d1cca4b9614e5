import { graphql } from '../../../gql/index.js';

export const InvitationInvitation = graphql(`
  fragment Invitation_invitation on Invitation {
    id
    role
    email
    phone
    inviteCode
    registrationUrl
    createdAt
    expiresAt
    usedAt
    status
    mailedAt
    usedBy {
      id
      firstName
      lastName
    }
  }
`);

export const LoadInvitations = graphql(`
  query Admin_Invitations_LoadInvitations {
    invitations {
      id
      ...Invitation_invitation
    }
    grantableRoles
    mailConfigured
  }
`);

export const LoadQr = graphql(`
  query Admin_Invitations_LoadQr($inviteCode: String!) {
    invitationQr(inviteCode: $inviteCode) {
      qrCodeDataUrl
      registrationUrl
    }
  }
`);

export const CreateInvitation = graphql(`
  mutation Admin_Invitations_CreateInvitation($input: CreateInvitationInput!) {
    createInvitation(input: $input) {
      id
      ...Invitation_invitation
    }
  }
`);

export const DeleteInvitation = graphql(`
  mutation Admin_Invitations_DeleteInvitation($id: ID!) {
    deleteInvitation(id: $id)
  }
`);
