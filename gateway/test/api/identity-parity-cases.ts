import { testPassword } from '../../src/features/identity/test/builders.js';
import type { Command, Row } from './parity.types.js';

const rest = (method: Command['rest'][0], url: string) => ({ rest: [method, url] as const });

/** Users, the own account and sessions in REST and GraphQL. */
export const identityCommands = {
  registrationOptions: {
    ...rest('GET', '/api/auth/registration'),
    graphql: '{ visitor { registrationOptions { mode } } }',
  },
  confirmRegistration: {
    ...rest('POST', '/api/auth/confirm-registration'),
    mutation: 'registrationConfirm',
  },
  updateUser: {
    ...rest('PATCH', '/api/users/:id'),
    mutation: 'userUpdate',
  },
  archiveUser: { ...rest('DELETE', '/api/users/:id'), mutation: 'userArchive' },
  reinstateUser: { ...rest('PATCH', '/api/users/:id/reinstate'), mutation: 'userReinstate' },
  deleteUser: { ...rest('DELETE', '/api/users/:id/permanent'), mutation: 'userDelete' },
  teamMember: {
    ...rest('GET', '/api/users/:id/overview'),
    graphql: 'query($id: ID!) { viewer { teamMember(id: $id) { minutesThisWeek user { id } } } }',
  },
  firstSteps: { ...rest('GET', '/api/first-steps'), graphql: '{ viewer { firstSteps { isDone } } }' },
  previewTeamImport: {
    ...rest('POST', '/api/users/import/preview'),
    graphql: 'query($input: TeamImportInput!) { viewer { previewTeamImport(input: $input) { valid } } }',
  },
  importTeam: { ...rest('POST', '/api/users/import'), mutation: 'teamImportStart' },
  teamImports: { ...rest('GET', '/api/team-imports'), graphql: '{ viewer { teamImports { nodes { id } } } }' },
  teamImport: {
    ...rest('GET', '/api/team-imports/:id'),
    graphql: 'query($id: ID!) { viewer { teamImport(id: $id) { id } } }',
  },
  takeTeamImportCodes: {
    ...rest('POST', '/api/team-imports/:id/codes'),
    mutation: 'teamImportCodesTake',
  },
  updateProfile: { ...rest('PATCH', '/api/auth/me'), mutation: 'profileUpdate' },
  changePassword: {
    ...rest('POST', '/api/auth/password'),
    mutation: 'passwordChange',
  },
  emailConfirmation: {
    ...rest('GET', '/api/me/email-confirmation'),
    graphql: '{ viewer { emailConfirmation { confirmed } } }',
  },
  requestEmailConfirmation: {
    ...rest('POST', '/api/me/email-confirmation'),
    mutation: 'emailConfirmationRequest',
  },
  changeEmail: { ...rest('POST', '/api/me/email'), mutation: 'emailChangeRequest' },
  myNotices: {
    ...rest('GET', '/api/me/notices'),
    graphql: '{ viewer { myNotices { nodes { id kind at userAgent address role } } } }',
  },
  dismissNotice: { ...rest('DELETE', '/api/me/notices/:id'), mutation: 'accountNoticeDismiss' },
  changeUserRole: {
    ...rest('PATCH', '/api/users/:id/role'),
    mutation: 'userRoleChange',
  },
  createResetLink: {
    ...rest('POST', '/api/users/:id/reset-link'),
    mutation: 'passwordResetLinkCreate',
  },
  requestPasswordReset: {
    ...rest('POST', '/api/auth/forgot'),
    mutation: 'passwordResetRequest',
  },
  passwordReset: {
    ...rest('POST', '/api/auth/reset/check'),
    graphql:
      'query($token: String = "?") { visitor { passwordReset(token: $token) { minimumPasswordLength expiresAt } } }',
  },
  resetPassword: { ...rest('POST', '/api/auth/reset'), mutation: 'passwordResetComplete' },
  confirmEmail: { ...rest('POST', '/api/auth/confirm-email'), mutation: 'emailConfirm' },
  reauthenticate: {
    ...rest('POST', '/api/auth/reauthenticate'),
    mutation: 'sessionReauthenticate',
  },
  mySessions: {
    ...rest('GET', '/api/auth/sessions'),
    graphql: '{ viewer { mySessions { nodes { id } } } }',
  },
  endSession: { ...rest('DELETE', '/api/auth/sessions/:id'), mutation: 'sessionEnd' },
  endOtherSessions: { ...rest('POST', '/api/auth/sessions/end-others'), mutation: 'sessionEndOthers' },
  signOutEverywhere: { ...rest('POST', '/api/auth/sign-out-everywhere'), mutation: 'sessionEndAll' },
} as const satisfies Readonly<Record<string, Command>>;

const newEmail = 'ada@new.example.com';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const oneOfTwo = 'first name,last name,email,role,password\nAda,Marsh,nowhere,WORKER,battery staple\n';

export const identityCalls: readonly Row<keyof typeof identityCommands>[] = [
  ['confirmRegistration', 'an unknown link', null, { token: 'unknown' }, 'NOT_FOUND'],
  ['confirmRegistration', 'no link', null, { token: ' ' }, 'BAD_USER_INPUT'],
  ['updateUser', 'a worker', 'WORKER', { id, scheduleColor: '#123456' }, 'FORBIDDEN'],
  ['updateUser', 'an unknown id', 'ADMIN', { id, scheduleColor: '#123456' }, 'NOT_FOUND'],
  ['updateUser', 'a color by its name', 'ADMIN', { id, scheduleColor: 'red' }, 'BAD_USER_INPUT'],
  ['updateUser', 'blank names', 'ADMIN', { id, firstName: ' ', lastName: '' }, 'BAD_USER_INPUT'],
  ['archiveUser', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['archiveUser', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['reinstateUser', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['reinstateUser', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['deleteUser', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['deleteUser', 'an invalid id', 'OWNER', { id: 'nonsense' }, 'NOT_FOUND'],
  ['teamMember', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['teamMember', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['firstSteps', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['previewTeamImport', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['previewTeamImport', 'a file without headings', 'ADMIN', { csv: 'Ada,Marsh' }, 'BAD_USER_INPUT'],
  ['previewTeamImport', 'a worker', 'WORKER', { csv: oneOfTwo }, 'FORBIDDEN'],
  ['teamImports', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['teamImport', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['teamImport', 'an invalid id', 'MANAGER', { id: 'nonsense' }, 'NOT_FOUND'],
  ['takeTeamImportCodes', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['takeTeamImportCodes', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['importTeam', 'a worker', 'WORKER', { csv: oneOfTwo }, 'FORBIDDEN'],
  ['importTeam', 'a number instead of a file', 'ADMIN', { csv: 5 }, 'BAD_USER_INPUT'],
  ['importTeam', 'an invalid line', 'ADMIN', { csv: oneOfTwo }, 'BAD_USER_INPUT'],
  ['updateProfile', 'a blank name', 'WORKER', { firstName: '' }, 'BAD_USER_INPUT'],
  ['changePassword', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  [
    'changePassword',
    'a wrong current password',
    'WORKER',
    { currentPassword: 'guess', newPassword: 'new secret' },
    'BAD_USER_INPUT',
  ],
  [
    'changePassword',
    'a short new password',
    'WORKER',
    { currentPassword: 'correct horse', newPassword: '12345' },
    'BAD_USER_INPUT',
  ],
  ['reauthenticate', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['reauthenticate', 'a wrong password', 'WORKER', { password: 'guess' }, 'BAD_USER_INPUT'],
  ['endSession', 'an unknown id', 'WORKER', { id }, 'NOT_FOUND'],
  ['requestEmailConfirmation', 'a server without mail', 'WORKER', {}, 'CONFLICT'],
  ['changeEmail', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['changeEmail', 'a wrong password', 'WORKER', { newEmail, currentPassword: 'guess' }, 'BAD_USER_INPUT'],
  ['changeEmail', 'a server without mail', 'WORKER', { newEmail, currentPassword: testPassword }, 'CONFLICT'],
  ['dismissNotice', 'an unknown id', 'WORKER', { id }, 'NOT_FOUND'],
  ['changeUserRole', 'a worker', 'WORKER', { id, role: 'MANAGER' }, 'FORBIDDEN'],
  ['changeUserRole', 'a role above the caller', 'MANAGER', { id, role: 'ADMIN' }, 'FORBIDDEN'],
  ['changeUserRole', 'the role OWNER', 'OWNER', { id, role: 'OWNER' }, 'FORBIDDEN'],
  ['changeUserRole', 'an unknown id', 'ADMIN', { id, role: 'WORKER' }, 'NOT_FOUND'],
  ['createResetLink', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['createResetLink', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['requestPasswordReset', 'no email address', null, { email: 'nobody' }, 'BAD_USER_INPUT'],
  ['passwordReset', 'an unknown token', null, { token: 'unknown' }, 'NOT_FOUND'],
  ['resetPassword', 'an unknown token', null, { token: 'unknown', newPassword: testPassword }, 'NOT_FOUND'],
  ['resetPassword', 'a common password', null, { token: 'unknown', newPassword: 'password' }, 'BAD_USER_INPUT'],
  ['confirmEmail', 'an unknown token', null, { token: 'unknown' }, 'NOT_FOUND'],
  ['confirmEmail', 'no token', null, {}, 'BAD_USER_INPUT'],
];
