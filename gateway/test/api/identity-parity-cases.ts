import { testPassword } from '../../src/features/identity/test/builders.js';
import type { Command, Row } from './parity.types.js';

const rest = (method: Command['rest'][0], url: string) => ({ rest: [method, url] as const });
const plain = (name: string) => `mutation { ${name} }`;
const act = (name: string, fields = '') => `mutation($id: ID!) { ${name}(id: $id) ${fields} }`;
const send = (name: string, input: string, fields = '') =>
  `mutation($input: ${input}) { ${name}(input: $input) ${fields} }`;

/** Users, the own account and sessions in REST and GraphQL. */
export const identityCommands = {
  registrationOptions: { ...rest('GET', '/api/auth/registration'), graphql: '{ registrationOptions { mode } }' },
  confirmRegistration: {
    ...rest('POST', '/api/auth/confirm-registration'),
    graphql: send('confirmRegistration', 'ConfirmRegistrationInput!', '{ user { id } }'),
  },
  updateUser: {
    ...rest('PATCH', '/api/users/:id'),
    graphql: 'mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }',
  },
  archiveUser: { ...rest('DELETE', '/api/users/:id'), graphql: act('archiveUser', '{ id }') },
  reinstateUser: { ...rest('PATCH', '/api/users/:id/reinstate'), graphql: act('reinstateUser', '{ id }') },
  deleteUser: { ...rest('DELETE', '/api/users/:id/permanent'), graphql: act('deleteUser') },
  teamMember: {
    ...rest('GET', '/api/users/:id/overview'),
    graphql: 'query($id: ID!) { teamMember(id: $id) { minutesThisWeek user { id } } }',
  },
  firstSteps: { ...rest('GET', '/api/first-steps'), graphql: '{ firstSteps { isDone } }' },
  previewTeamImport: {
    ...rest('POST', '/api/users/import/preview'),
    graphql: 'query($input: TeamImportInput!) { previewTeamImport(input: $input) { valid } }',
  },
  importTeam: { ...rest('POST', '/api/users/import'), graphql: send('importTeam', 'TeamImportInput!', '{ id }') },
  teamImports: { ...rest('GET', '/api/users/imports'), graphql: '{ teamImports { id } }' },
  teamImport: { ...rest('GET', '/api/users/imports/:id'), graphql: 'query($id: ID!) { teamImport(id: $id) { id } }' },
  takeTeamImportCodes: {
    ...rest('POST', '/api/users/imports/:id/codes'),
    graphql: act('takeTeamImportCodes', '{ inviteCode }'),
  },
  updateProfile: { ...rest('PATCH', '/api/auth/me'), graphql: send('updateProfile', 'UpdateProfileInput!', '{ id }') },
  changePassword: {
    ...rest('POST', '/api/auth/password'),
    graphql: send('changePassword', 'ChangePasswordInput!'),
  },
  emailConfirmation: { ...rest('GET', '/api/me/email-confirmation'), graphql: '{ emailConfirmation { confirmed } }' },
  requestEmailConfirmation: {
    ...rest('POST', '/api/me/email-confirmation'),
    graphql: plain('requestEmailConfirmation'),
  },
  changeEmail: { ...rest('POST', '/api/me/email'), graphql: send('changeEmail', 'ChangeEmailInput!') },
  myNotices: { ...rest('GET', '/api/me/notices'), graphql: '{ myNotices { id kind at userAgent address role } }' },
  dismissNotice: { ...rest('DELETE', '/api/me/notices/:id'), graphql: act('dismissNotice') },
  changeUserRole: {
    ...rest('PATCH', '/api/users/:id/role'),
    graphql: 'mutation($id: ID!, $role: Role!) { changeUserRole(id: $id, role: $role) { id role } }',
  },
  createResetLink: {
    ...rest('POST', '/api/users/:id/reset-link'),
    graphql: act('createResetLink', '{ url expiresAt }'),
  },
  requestPasswordReset: {
    ...rest('POST', '/api/auth/forgot'),
    graphql: send('requestPasswordReset', 'RequestPasswordResetInput!', '{ mailConfigured }'),
  },
  passwordReset: {
    ...rest('POST', '/api/auth/reset/check'),
    graphql: 'query($token: String = "?") { passwordReset(token: $token) { minimumPasswordLength expiresAt } }',
  },
  resetPassword: { ...rest('POST', '/api/auth/reset'), graphql: send('resetPassword', 'ResetPasswordInput!') },
  confirmEmail: { ...rest('POST', '/api/auth/confirm-email'), graphql: send('confirmEmail', 'ConfirmEmailInput!') },
  reauthenticate: {
    ...rest('POST', '/api/auth/reauthenticate'),
    graphql: send('reauthenticate', 'ReauthenticateInput!'),
  },
  mySessions: { ...rest('GET', '/api/auth/sessions'), graphql: '{ mySessions { id address userAgent } }' },
  endSession: { ...rest('DELETE', '/api/auth/sessions/:id'), graphql: act('endSession') },
  endOtherSessions: { ...rest('POST', '/api/auth/sessions/end-others'), graphql: plain('endOtherSessions') },
  signOutEverywhere: { ...rest('POST', '/api/auth/sign-out-everywhere'), graphql: plain('signOutEverywhere') },
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
