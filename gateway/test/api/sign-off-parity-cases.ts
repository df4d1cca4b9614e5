import type { Command, Row } from './parity.types.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Signatures below hours in REST and GraphQL. */
export const signOffCommands = {
  signOffs: {
    rest: ['GET', '/api/sign-offs'],
    graphql: 'query($startDate: Date!) { viewer { signOffs(startDate: $startDate) { nodes { state } } } }',
  },
  signOff: {
    rest: ['POST', '/api/sign-offs'],
    mutation: 'signOffCreate',
  },
  signOffDocument: {
    rest: ['GET', '/api/sign-offs/:id'],
    graphql: 'query($id: ID!) { viewer { signOffDocument(id: $id) { id } } }',
  },
  signOffDue: { rest: ['GET', '/api/me/sign-off-due'], graphql: '{ viewer { signOffDue { startDate } } }' },
  signOffSettings: { rest: ['GET', '/api/sign-off-settings'], graphql: '{ viewer { signOffSettings { enabled } } }' },
  updateSignOffSettings: {
    rest: ['PUT', '/api/sign-off-settings'],
    mutation: 'signOffSettingsUpdate',
  },
} as const satisfies Readonly<Record<string, Command>>;

const signature = { startDate: '2026-07-05', contentHash: '0'.repeat(64), answers: [] };
const settings = { enabled: false, statement: '', questions: [], remindDays: 1 };

export const signOffCalls: readonly Row<keyof typeof signOffCommands>[] = [
  ['signOffs', 'a worker', 'WORKER', { startDate: '2026-07-05' }, 'FORBIDDEN'],
  ['signOffs', 'a day on which no period starts', 'MANAGER', { startDate: '2026-07-06' }, 'NOT_FOUND'],
  ['signOffs', 'an invalid date', 'ACCOUNTANT', { startDate: 'today' }, 'BAD_USER_INPUT'],
  ['signOff', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['signOff', 'a long hash', 'WORKER', { ...signature, contentHash: 'a'.repeat(201) }, 'BAD_USER_INPUT'],
  [
    'signOff',
    'an unknown answer',
    'WORKER',
    { ...signature, answers: [{ question: 'a', answer: 'MAYBE' }] },
    'BAD_USER_INPUT',
  ],
  ['signOff', 'a day on which no period starts', 'WORKER', { ...signature, startDate: '2026-07-06' }, 'NOT_FOUND'],
  ['signOff', 'signing turned off', 'WORKER', signature, 'CONFLICT'],
  ['signOffDocument', 'an unknown id', 'OWNER', { id }, 'NOT_FOUND'],
  ['signOffDocument', 'an invalid id', 'WORKER', { id: 'nonsense' }, 'NOT_FOUND'],
  ['signOffSettings', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['updateSignOffSettings', 'a manager with invalid input', 'MANAGER', { enabled: 5 }, 'FORBIDDEN'],
  ['updateSignOffSettings', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['updateSignOffSettings', 'no statement', 'ADMIN', { ...settings, enabled: true }, 'BAD_USER_INPUT'],
  ['updateSignOffSettings', 'six questions', 'ADMIN', { ...settings, questions: [...'abcdef'] }, 'BAD_USER_INPUT'],
  ['updateSignOffSettings', 'a question twice', 'ADMIN', { ...settings, questions: ['a', 'a'] }, 'BAD_USER_INPUT'],
  [
    'updateSignOffSettings',
    'a long question',
    'ADMIN',
    { ...settings, questions: ['x'.repeat(201)] },
    'BAD_USER_INPUT',
  ],
  ['updateSignOffSettings', 'a long statement', 'ADMIN', { ...settings, statement: 'x'.repeat(501) }, 'BAD_USER_INPUT'],
  ['updateSignOffSettings', 'eight days', 'ADMIN', { ...settings, remindDays: 8 }, 'BAD_USER_INPUT'],
];
