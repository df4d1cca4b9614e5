import { z } from 'zod';
import { deletedId, type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import type { TeamPorts } from '../users/team-ports.types.js';
import { registeredJson, userView } from '../users/user.types.js';
import {
  createInvitationCommand,
  deleteInvitation,
  invitationQr,
  invitations,
  mailConfigured,
} from './invitation.service.js';
import {
  InvitationQrType,
  InvitationType,
  invitationJson,
  invitationQrCode,
  invitationView,
  VerifiedInvitationType,
  verifiedInvitation,
} from './invitation.types.js';
import { invitation, registerWithInvitationCommand } from './invited-registration.service.js';

export const invitationApi = (teams: TeamPorts): readonly Operation[] => [
  operation(invitations, {
    description: 'Active, used and expired invitations, newest first.',
    rest: { method: 'GET', path: '/api/invitations', status: 200, page: invitationJson },
    viewer: connectionOf('Invitation', () => InvitationType),
  }),
  operation(createInvitationCommand(teams), {
    description:
      'Invites one person, or several with one link, by default as a WORKER. The invitation is valid for 7 days, and is mailed if it has an email address and mail is configured.',
    rest: { method: 'POST', path: '/api/invitations', status: 201, response: invitationJson },
    mutation: {
      name: 'invitationCreate',
      payload: { invitation: invitationView.describe('The new invitation with its code.') },
    },
  }),
  operation(deleteInvitation, {
    description: 'Deletes an unused invitation.',
    rest: { method: 'DELETE', path: '/api/invitations/:id', status: 204 },
    mutation: {
      name: 'invitationDelete',
      payload: { deletedInvitationId: deletedId('The id of the invitation that is gone.') },
    },
  }),
  operation(mailConfigured, {
    description: 'Whether invitations with an email address are mailed.',
    rest: {
      method: 'GET',
      path: '/api/invitations/mail',
      status: 200,
      response: z.object({ mailConfigured: z.boolean() }),
      present: (isConfigured) => ({ mailConfigured: isConfigured }),
    },
    viewer: () => Boolean,
  }),
  operation(invitationQr, {
    description: 'The address at which the invited person registers, and its QR code as a data URL.',
    rest: { method: 'GET', path: '/api/invitations/:inviteCode/qr', status: 200, response: invitationQrCode },
    viewer: () => InvitationQrType,
  }),
  operation(invitation, {
    description: 'The invitation of a code. NOT_FOUND if unknown, CONFLICT if used, GONE if expired.',
    rest: {
      method: 'GET',
      path: '/api/invitations/:code/verify',
      status: 200,
      response: z.object({ invitation: verifiedInvitation }),
      present: (verified) => ({ invitation: verified }),
    },
    visitor: () => VerifiedInvitationType,
  }),
  operation(registerWithInvitationCommand(teams), {
    description: 'Creates the account of an invited person, without signing them in.',
    rest: { method: 'POST', path: '/api/register', status: 201, response: registeredJson },
    mutation: { name: 'invitationAccept', payload: { user: userView.describe('The new user, who can sign in now.') } },
  }),
];
