import { graphql } from '../../../gql/index.js';

export const InvitationSectionsInvitation = graphql(`
  fragment InvitationSections_invitation on Invitation {
    id
    status
    ...InvitationRow_invitation
    ...QrDialog_invitation
    ...DeleteInvitationDialog_invitation
  }
`);

export const InvitationRowInvitation = graphql(`
  fragment InvitationRow_invitation on Invitation {
    role
    email
    phone
    maxUses
    useCount
    inviteCode
    expiresAt
    usedAt
    status
    mailedAt
    mailNotice
    usedBy {
      id
      firstName
      lastName
    }
  }
`);

export const DeleteInvitationDialogInvitation = graphql(`
  fragment DeleteInvitationDialog_invitation on Invitation {
    id
    email
    phone
    maxUses
    inviteCode
    status
  }
`);

export const DeleteInvitation = graphql(`
  mutation Admin_Invitations_DeleteInvitation($id: ID!) {
    invitationDelete(input: { id: $id }) {
      deletedInvitationId
    }
  }
`);
