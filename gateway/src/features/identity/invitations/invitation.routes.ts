import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { presentSignedIn, signedInJson } from '../sessions/signed-in.presenter.js';
import { invitationJson, invitationQrJson, invitationToJson, verifiedInvitationJson } from './invitation.presenter.js';
import { createInvitation, deleteInvitation, invitations, mailConfigured } from './invitation.service.js';
import { invitationQr } from './invitation-qr.service.js';
import { invitation, registerWithInvitation } from './invited-registration.service.js';

export const invitationRoutes: readonly Route[] = [
  route(invitations, {
    method: 'GET',
    path: '/api/invitations',
    status: 200,
    summary: 'Invitations, the newest first: active, used and expired ones',
    response: z.array(invitationJson),
    present: (page) => page.edges.map((edge) => invitationToJson(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(createInvitation, {
    method: 'POST',
    path: '/api/invitations',
    status: 201,
    summary: 'Invite one person for 7 days; with an e-mail, and where mail is configured, it is mailed',
    response: invitationJson,
    present: invitationToJson,
  }),
  route(deleteInvitation, {
    method: 'DELETE',
    path: '/api/invitations/:id',
    status: 204,
    summary: 'Take an invitation away, unless it was used',
  }),
  route(mailConfigured, {
    method: 'GET',
    path: '/api/invitations/mail',
    status: 200,
    summary: 'Whether an invitation with an e-mail is mailed',
    response: z.object({ mailConfigured: z.boolean() }),
    present: (isConfigured) => ({ mailConfigured: isConfigured }),
  }),
  route(invitationQr, {
    method: 'GET',
    path: '/api/invitations/:inviteCode/qr',
    status: 200,
    summary: 'The registration address of an invitation, and its QR image as a data URL',
    response: invitationQrJson,
    present: (qr) => qr,
  }),
  route(invitation, {
    method: 'GET',
    path: '/api/invitations/:code/verify',
    status: 200,
    summary: 'What a code invites to: 404 unknown, 409 used, 410 expired',
    response: verifiedInvitationJson,
    present: (verified) => ({ invitation: verified }),
  }),
  route(registerWithInvitation, {
    method: 'POST',
    path: '/api/register',
    status: 201,
    summary: 'Make the account of whoever has an invitation; signs nobody in',
    response: signedInJson,
    present: presentSignedIn,
  }),
];
