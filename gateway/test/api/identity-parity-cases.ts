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
  previewTeamImport: {
    ...rest('POST', '/api/users/import/preview'),
    graphql: 'query($input: TeamImportInput!) { previewTeamImport(input: $input) { valid } }',
  },
  importTeam: { ...rest('POST', '/api/users/import'), graphql: send('importTeam', 'TeamImportInput!', '{ id }') },
  updateProfile: { ...rest('PATCH', '/api/auth/me'), graphql: send('updateProfile', 'UpdateProfileInput!', '{ id }') },
  changePassword: {
    ...rest('POST', '/api/auth/password'),
    graphql: send('changePassword', 'ChangePasswordInput!'),
  },
  mySessions: { ...rest('GET', '/api/auth/sessions'), graphql: '{ mySessions { id address userAgent } }' },
  endSession: { ...rest('DELETE', '/api/auth/sessions/:id'), graphql: act('endSession') },
  endOtherSessions: { ...rest('POST', '/api/auth/sessions/end-others'), graphql: plain('endOtherSessions') },
  signOutEverywhere: { ...rest('POST', '/api/auth/sign-out-everywhere'), graphql: plain('signOutEverywhere') },
} as const satisfies Readonly<Record<string, Command>>;

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
  ['previewTeamImport', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['previewTeamImport', 'a file without headings', 'ADMIN', { csv: 'Ada,Marsh' }, 'BAD_USER_INPUT'],
  ['previewTeamImport', 'a worker', 'WORKER', { csv: oneOfTwo }, 'FORBIDDEN'],
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
  ['endSession', 'an unknown id', 'WORKER', { id }, 'NOT_FOUND'],
];
