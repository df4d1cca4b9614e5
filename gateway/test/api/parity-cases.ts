import type { Role } from '../../src/platform/auth/viewer.js';
import { correctionCalls, correctionCommands } from './correction-parity-cases.js';
import { draftCalls, draftCommands } from './draft-parity-cases.js';
import { employmentCalls, employmentCommands } from './employment-parity-cases.js';
import { exportCalls, exportCommands } from './exports-parity-cases.js';
import { identityCalls, identityCommands } from './identity-parity-cases.js';
import { invitationCalls, invitationCommands } from './invitation-parity-cases.js';
import type { Command, Row } from './parity.types.js';
import { payrollCalls, payrollCommands } from './payroll-parity-cases.js';
import { placeCalls, placeCommands } from './place-parity-cases.js';
import { planningCalls, planningCommands } from './planning-parity-cases.js';
import { reviewCalls, reviewCommands } from './review-parity-cases.js';
import { settingsCalls, settingsCommands } from './settings-parity-cases.js';
import { signOffCalls, signOffCommands } from './sign-off-parity-cases.js';
import { teamCalls, teamCommands } from './team-parity-cases.js';
import { templateCalls, templateCommands } from './template-parity-cases.js';

export const commands = {
  me: { rest: ['GET', '/api/auth/me'], graphql: '{ viewer { me { id } } }' },
  login: {
    rest: ['POST', '/api/auth/login'],
    mutation: 'sessionStart',
  },
  logout: { rest: ['POST', '/api/auth/logout'], mutation: 'sessionEndCurrent' },
  registerOrganization: {
    rest: ['POST', '/api/auth/register'],
    mutation: 'organizationRegister',
  },
  users: { rest: ['GET', '/api/users'], graphql: '{ viewer { users { nodes { id } } } }' },
  createUser: {
    rest: ['POST', '/api/users'],
    mutation: 'userCreate',
  },
  organization: { rest: ['GET', '/api/organization'], graphql: '{ viewer { organization { id } } }' },
  activeTimesheet: { rest: ['GET', '/api/timesheets/active'], graphql: '{ viewer { activeTimesheet { id } } }' },
  clockIn: {
    rest: ['POST', '/api/timesheets/clock-in'],
    mutation: 'timesheetClockIn',
  },
  clockOut: {
    rest: ['POST', '/api/timesheets/clock-out'],
    mutation: 'timesheetClockOut',
  },
  closeForgotten: {
    rest: ['POST', '/api/timesheets/active/close'],
    mutation: 'timesheetCloseForgotten',
  },
  switchJob: {
    rest: ['POST', '/api/timesheets/switch-job'],
    mutation: 'timesheetJobSwitch',
  },
  clockInJob: { rest: ['GET', '/api/timesheets/clock-in-job'], graphql: '{ viewer { clockInJob { id } } }' },
  startBreak: {
    rest: ['POST', '/api/timesheets/start-break'],
    mutation: 'timesheetBreakStart',
  },
  endBreak: { rest: ['POST', '/api/timesheets/end-break'], mutation: 'timesheetBreakEnd' },
  giveBreakAnswer: { rest: ['PUT', '/api/timesheets/:id/break-answer'], mutation: 'breakAnswerGive' },
  updateTimesheet: {
    rest: ['PATCH', '/api/timesheets/:id'],
    mutation: 'timesheetUpdate',
  },
  timesheets: { rest: ['GET', '/api/timesheets'], graphql: '{ viewer { timesheets { totalCount } } }' },
  dashboardStats: { rest: ['GET', '/api/dashboard/stats'], graphql: '{ viewer { dashboardStats { hoursToday } } }' },
  myDay: { rest: ['GET', '/api/me/day'], graphql: '{ viewer { myDay { workedMinutes } } }' },
  attention: { rest: ['GET', '/api/dashboard/attention'], graphql: '{ viewer { attention { count } } }' },
  ...identityCommands,
  ...invitationCommands,
  ...planningCommands,
  ...teamCommands,
  ...placeCommands,
  ...templateCommands,
  ...draftCommands,
  ...employmentCommands,
  ...settingsCommands,
  ...reviewCommands,
  ...correctionCommands,
  ...payrollCommands,
  ...exportCommands,
  ...signOffCommands,
} as const satisfies Readonly<Record<string, Command>>;

export interface WrongCall {
  readonly command: keyof typeof commands;
  readonly what: string;
  readonly as: Role | null;
  readonly input: object;
  /** What the same user does first. */
  readonly before?: readonly (keyof typeof commands)[];
  readonly code: string;
}

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const person = {
  email: 'new@example.com',
  firstName: 'New',
  lastName: 'Person',
  role: 'WORKER',
  password: 'battery staple',
};
const organization = {
  email: 'new@example.com',
  firstName: 'New',
  lastName: 'Owner',
  password: 'battery staple',
  orgName: 'New',
};

const calls: readonly Row<WrongCall['command']>[] = [
  ...identityCalls,
  ...invitationCalls,
  ...planningCalls,
  ...teamCalls,
  ...placeCalls,
  ...templateCalls,
  ...draftCalls,
  ...employmentCalls,
  ...settingsCalls,
  ...reviewCalls,
  ...correctionCalls,
  ...payrollCalls,
  ...exportCalls,
  ...signOffCalls,
  ['login', 'no input', null, {}, 'BAD_USER_INPUT'],
  ['login', 'a number for a password', null, { email: 'a@example.com', password: 5 }, 'BAD_USER_INPUT'],
  ['login', 'an unknown email', null, { email: 'nobody@example.com', password: 'battery staple' }, 'UNAUTHENTICATED'],
  ['registerOrganization', 'no input', null, {}, 'BAD_USER_INPUT'],
  ['registerOrganization', 'no email', null, { ...organization, email: 'nowhere' }, 'BAD_USER_INPUT'],
  ['registerOrganization', 'blank names', null, { ...organization, orgName: ' ', firstName: '' }, 'BAD_USER_INPUT'],
  ['registerOrganization', 'a short password', null, { ...organization, password: '12345' }, 'BAD_USER_INPUT'],
  ['registerOrganization', 'a long password', null, { ...organization, password: 'x'.repeat(129) }, 'BAD_USER_INPUT'],
  ['registerOrganization', 'a long name', null, { ...organization, lastName: 'x'.repeat(201) }, 'BAD_USER_INPUT'],
  ['createUser', 'a worker', 'WORKER', person, 'FORBIDDEN'],
  ['createUser', 'a worker with invalid input', 'WORKER', { email: 5 }, 'FORBIDDEN'],
  ['createUser', 'an accountant', 'ACCOUNTANT', person, 'FORBIDDEN'],
  ['createUser', 'no input', 'OWNER', {}, 'BAD_USER_INPUT'],
  ['createUser', 'an unknown role', 'OWNER', { ...person, role: 'EMPEROR' }, 'BAD_USER_INPUT'],
  ['createUser', 'three invalid fields', 'OWNER', { ...person, email: 1, password: null, role: [] }, 'BAD_USER_INPUT'],
  ['createUser', 'a second owner', 'OWNER', { ...person, role: 'OWNER' }, 'FORBIDDEN'],
  ['createUser', 'a role above the caller’s own', 'MANAGER', { ...person, role: 'ADMIN' }, 'FORBIDDEN'],
  ['clockIn', 'a location without a longitude', 'WORKER', { location: { lat: 1 } }, 'BAD_USER_INPUT'],
  [
    'clockIn',
    'an accuracy below zero',
    'WORKER',
    { location: { lat: 39.7, lng: -105, accuracyMeters: -1 } },
    'BAD_USER_INPUT',
  ],
  ['clockOut', 'a location without a longitude', 'WORKER', { location: { lat: 1 } }, 'BAD_USER_INPUT'],
  ['clockIn', 'a location of text', 'WORKER', { location: { lat: 'north', lng: 'west' } }, 'BAD_USER_INPUT'],
  ['clockIn', 'an invalid location', 'WORKER', { location: 'here' }, 'BAD_USER_INPUT'],
  ['clockIn', 'an unknown job', 'WORKER', { jobId: id }, 'NOT_FOUND'],
  ['clockIn', 'a second clock-in', 'WORKER', {}, 'CONFLICT', ['clockIn']],
  ['clockOut', 'no open timesheet', 'WORKER', {}, 'CONFLICT'],
  ['clockOut', 'an outdated version', 'WORKER', { expectedVersion: 'x' }, 'CONFLICT', ['clockIn']],
  ['closeForgotten', 'no open timesheet', 'WORKER', { clockOutAt: '2026-07-15T15:00:00Z' }, 'CONFLICT'],
  ['closeForgotten', 'a timesheet of today', 'WORKER', { clockOutAt: '2026-07-15T15:00:00Z' }, 'CONFLICT', ['clockIn']],
  ['closeForgotten', 'no time', 'WORKER', {}, 'BAD_USER_INPUT', ['clockIn']],
  ['switchJob', 'neither a job nor null', 'WORKER', {}, 'BAD_USER_INPUT', ['clockIn']],
  ['switchJob', 'no open timesheet', 'WORKER', { jobId: null }, 'CONFLICT'],
  ['switchJob', 'the same job', 'WORKER', { jobId: null }, 'CONFLICT', ['clockIn']],
  ['switchJob', 'an unknown job', 'WORKER', { jobId: id }, 'NOT_FOUND', ['clockIn']],
  ['switchJob', 'an open break', 'WORKER', { jobId: id }, 'CONFLICT', ['clockIn', 'startBreak']],
  ['startBreak', 'no open timesheet', 'WORKER', {}, 'CONFLICT'],
  ['startBreak', 'an unknown type', 'WORKER', { type: 'LUNCH' }, 'BAD_USER_INPUT', ['clockIn']],
  ['startBreak', 'a second break', 'WORKER', {}, 'CONFLICT', ['clockIn', 'startBreak']],
  ['endBreak', 'no open timesheet', 'WORKER', {}, 'CONFLICT'],
  ['endBreak', 'no open break', 'WORKER', {}, 'CONFLICT', ['clockIn']],
  [
    'clockOut',
    'an unknown answer about breaks',
    'WORKER',
    { breaks: { meals: 'LATE' } },
    'BAD_USER_INPUT',
    ['clockIn'],
  ],
  ['giveBreakAnswer', 'no answer', 'WORKER', { id }, 'BAD_USER_INPUT'],
  ['giveBreakAnswer', 'an unknown answer', 'WORKER', { id, meals: 'LATE', rests: 'PROVIDED' }, 'BAD_USER_INPUT'],
  ['giveBreakAnswer', 'an unknown id', 'WORKER', { id, meals: 'PROVIDED', rests: 'PROVIDED' }, 'NOT_FOUND'],
  ['updateTimesheet', 'an unknown id', 'OWNER', { id, notes: 'x' }, 'NOT_FOUND'],
  ['updateTimesheet', 'an invalid id', 'OWNER', { id: 'nonsense', notes: 'x' }, 'NOT_FOUND'],
  ['updateTimesheet', 'invalid notes', 'OWNER', { id, notes: 5 }, 'BAD_USER_INPUT'],
  ['updateTimesheet', 'notes that are too long', 'OWNER', { id, notes: 'x'.repeat(20_001) }, 'BAD_USER_INPUT'],
  ['updateTimesheet', 'notes with a NUL character', 'OWNER', { id, notes: 'a\0b' }, 'BAD_USER_INPUT'],
  ['updateTimesheet', 'invalid photo addresses', 'OWNER', { id, imageUrls: [5] }, 'BAD_USER_INPUT'],
  ['dashboardStats', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['attention', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
];

export const wrongCalls: readonly WrongCall[] = calls.map(([command, what, as, input, code, before = []]) => ({
  command,
  what,
  as,
  input,
  code,
  before,
}));
