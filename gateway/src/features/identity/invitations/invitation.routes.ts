import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { registeredJson } from '../users/account.types.js';
import { createInvitation, deleteInvitation, invitations, mailConfigured } from './invitation.service.js';
import { invitationJson, invitationQrCode, verifiedInvitation } from './invitation.types.js';
import { invitationQr } from './invitation-qr.service.js';
import { invitation, registerWithInvitation } from './invited-registration.service.js';

export const invitationRoutes: readonly Route[] = [
  route(invitations, {
    method: 'GET',
    path: '/api/invitations',
    status: 200,
    summary: 'Active, used and expired invitations, newest first',
    response: z.array(invitationJson),
    present: (page) => page.edges.map((edge) => invitationJson.parse(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(createInvitation, {
    method: 'POST',
    path: '/api/invitations',
    status: 201,
    summary: 'Invite one person for 7 days; mailed if it has an email address and mail is configured',
    response: invitationJson,
    present: (created) => invitationJson.parse(created),
  }),
  route(deleteInvitation, {
    method: 'DELETE',
    path: '/api/invitations/:id',
    status: 204,
    summary: 'Delete an unused invitation',
  }),
  route(mailConfigured, {
    method: 'GET',
    path: '/api/invitations/mail',
    status: 200,
    summary: 'Whether invitations with an email address are mailed',
    response: z.object({ mailConfigured: z.boolean() }),
    present: (isConfigured) => ({ mailConfigured: isConfigured }),
  }),
  route(invitationQr, {
    method: 'GET',
    path: '/api/invitations/:inviteCode/qr',
    status: 200,
    summary: 'The registration URL of an invitation, and its QR code as a data URL',
    response: invitationQrCode,
  }),
  route(invitation, {
    method: 'GET',
    path: '/api/invitations/:code/verify',
    status: 200,
    summary: 'The invitation behind a code: 404 if unknown, 409 once used, 410 once expired',
    response: z.object({ invitation: verifiedInvitation }),
    present: (verified) => ({ invitation: verified }),
  }),
  route(registerWithInvitation, {
    method: 'POST',
    path: '/api/register',
    status: 201,
    summary: 'Create the account of an invited person, without signing them in',
    response: registeredJson,
    present: (registered) => registeredJson.parse(registered),
  }),
];
