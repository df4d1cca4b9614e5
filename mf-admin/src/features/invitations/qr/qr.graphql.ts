import { graphql } from '../../../gql/index.js';

export const QrDialogInvitation = graphql(`
  fragment QrDialog_invitation on Invitation {
    email
    phone
    role
    maxUses
    useCount
    inviteCode
    registrationUrl
    expiresAt
    mailNotice
  }
`);

export const LoadQr = graphql(`
  query Admin_Invitations_LoadQr($inviteCode: String!) {
    viewer {
      invitationQr(inviteCode: $inviteCode) {
        qrCodeDataUrl
        registrationUrl
      }
    }
  }
`);
