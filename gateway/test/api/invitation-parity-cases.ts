import type { Command, Row } from './parity.types.js';

/** Invitations and the audit log in REST and GraphQL. */
export const invitationCommands = {
  invitations: { rest: ['GET', '/api/invitations'], graphql: '{ viewer { invitations { nodes { id } } } }' },
  createInvitation: {
    rest: ['POST', '/api/invitations'],
    mutation: 'invitationCreate',
  },
  deleteInvitation: {
    rest: ['DELETE', '/api/invitations/:id'],
    mutation: 'invitationDelete',
  },
  mailConfigured: { rest: ['GET', '/api/invitations/mail'], graphql: '{ viewer { mailConfigured } }' },
  invitationQr: {
    rest: ['GET', '/api/invitations/:inviteCode/qr'],
    graphql:
      'query($inviteCode: String = "?") { viewer { invitationQr(inviteCode: $inviteCode) { registrationUrl } } }',
  },
  invitation: {
    rest: ['GET', '/api/invitations/:code/verify'],
    graphql: 'query($code: String = "?") { visitor { invitation(code: $code) { organizationName } } }',
  },
  registerWithInvitation: {
    rest: ['POST', '/api/register'],
    mutation: 'invitationAccept',
  },
  auditLogs: {
    rest: ['GET', '/api/audit-logs'],
    graphql: `query($subjectType: AuditSubject, $from: Date, $to: Date, $after: String) { viewer {
      auditLogs(subjectType: $subjectType, from: $from, to: $to, after: $after) { totalCount } } }`,
  },
  reportClientErrors: {
    rest: ['POST', '/api/client-errors'],
    mutation: 'clientErrorsReport',
  },
  clientErrors: { rest: ['GET', '/api/client-errors'], graphql: '{ viewer { clientErrors { totalCount } } }' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const code = '0123-4567-89AB-CDEF';
const newcomer = { firstName: 'Nora', lastName: 'Quinn', email: 'nora@example.com', password: 'battery staple' };

export const invitationCalls: readonly Row<keyof typeof invitationCommands>[] = [
  ['invitations', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['createInvitation', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['createInvitation', 'an owner', 'OWNER', { role: 'OWNER' }, 'FORBIDDEN'],
  ['createInvitation', 'an unknown role', 'ADMIN', { role: 'EMPEROR' }, 'BAD_USER_INPUT'],
  ['createInvitation', 'no email', 'ADMIN', { email: 'nowhere' }, 'BAD_USER_INPUT'],
  ['createInvitation', 'three invalid fields', 'ADMIN', { role: 5, email: 5, phone: 5 }, 'BAD_USER_INPUT'],
  ['deleteInvitation', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['deleteInvitation', 'an invalid id', 'ADMIN', { id: 'nonsense' }, 'NOT_FOUND'],
  ['invitationQr', 'a worker', 'WORKER', { inviteCode: code }, 'FORBIDDEN'],
  ['invitationQr', 'an unknown code', 'ADMIN', { inviteCode: code }, 'NOT_FOUND'],
  ['invitationQr', 'an invalid code', 'ADMIN', { inviteCode: 'not a code' }, 'NOT_FOUND'],
  ['invitation', 'an unknown code', null, { code }, 'NOT_FOUND'],
  ['invitation', 'nonsense', null, { code: 'nonsense' }, 'NOT_FOUND'],
  ['invitation', 'a blank code', null, { code: ' ' }, 'BAD_USER_INPUT'],
  ['registerWithInvitation', 'no input', null, {}, 'BAD_USER_INPUT'],
  ['registerWithInvitation', 'an unknown code', null, { ...newcomer, inviteCode: code }, 'NOT_FOUND'],
  [
    'registerWithInvitation',
    'three invalid fields',
    null,
    { ...newcomer, inviteCode: code, email: 'x', password: '12345', phone: 5 },
    'BAD_USER_INPUT',
  ],
  ['clientErrors', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['reportClientErrors', 'no errors', 'WORKER', { errors: [] }, 'BAD_USER_INPUT'],
  [
    'reportClientErrors',
    'a module that is markup',
    'WORKER',
    { errors: [{ module: '<b>', kind: 'RENDER', message: 'It broke' }] },
    'BAD_USER_INPUT',
  ],
  ['auditLogs', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['auditLogs', 'an unknown subject', 'ADMIN', { subjectType: 'BANANA' }, 'BAD_USER_INPUT'],
  ['auditLogs', 'invalid dates', 'ADMIN', { from: 'soon', to: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['auditLogs', 'the end before the start', 'OWNER', { from: '2026-07-16', to: '2026-07-15' }, 'BAD_USER_INPUT'],
];
