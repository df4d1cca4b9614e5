import type { Command, Row } from './parity.types.js';

const rest = (method: Command['rest'][0], url: string) => ({ rest: [method, url] as const });
const aWeek = 'from: "2026-07-12T06:00:00Z", to: "2026-07-19T06:00:00Z"';

/** Schedules, jobs and time off in REST and GraphQL. */
export const planningCommands = {
  schedules: { ...rest('GET', '/api/schedules'), graphql: '{ viewer { schedules { nodes { id } } } }' },
  scheduleBoard: {
    ...rest('GET', '/api/schedules/board'),
    graphql: `{ viewer { scheduleBoard(${aWeek}) { draftCount } } }`,
  },
  schedule: {
    ...rest('GET', '/api/schedules/:id'),
    graphql: 'query($id: ID!) { viewer { schedule(id: $id) { id } } }',
  },
  scheduleDays: {
    ...rest('GET', '/api/schedules/days'),
    graphql:
      'query($startDate: Date!, $endDate: Date!) { viewer { scheduleDays(startDate: $startDate, endDate: $endDate) { days { count } } } }',
  },
  shiftColleagues: {
    ...rest('GET', '/api/schedules/:id/colleagues'),
    graphql: 'query($id: ID!) { viewer { shiftColleagues(id: $id) { startAt } } }',
  },
  shiftReplacements: {
    ...rest('GET', '/api/schedules/:id/replacements'),
    graphql: 'query($id: ID!) { viewer { shiftReplacements(id: $id) { replacements { reason } } } }',
  },
  scheduleWarnings: {
    ...rest('POST', '/api/schedules/warnings'),
    graphql: 'query($input: ScheduleInput!) { viewer { scheduleWarnings(input: $input) { message } } }',
  },
  createSchedule: { ...rest('POST', '/api/schedules'), mutation: 'scheduleCreate' },
  updateSchedule: { ...rest('PATCH', '/api/schedules/:id'), mutation: 'scheduleUpdate' },
  moveAssignment: { ...rest('POST', '/api/schedules/:id/move-assignment'), mutation: 'scheduleAssignmentMove' },
  changeSchedules: { ...rest('POST', '/api/schedules/selection'), mutation: 'scheduleSelectionChange' },
  deleteSchedule: { ...rest('DELETE', '/api/schedules/:id'), mutation: 'scheduleDelete' },
  copyScheduleWeek: {
    ...rest('POST', '/api/schedules/copy-week'),
    mutation: 'scheduleWeekCopy',
  },
  publishSchedules: {
    ...rest('POST', '/api/schedules/publish'),
    mutation: 'scheduleWeekPublish',
  },
  jobs: { ...rest('GET', '/api/jobs'), graphql: '{ viewer { jobs { nodes { id } } } }' },
  createJob: { ...rest('POST', '/api/jobs'), mutation: 'jobCreate' },
  updateJob: { ...rest('PATCH', '/api/jobs/:id'), mutation: 'jobUpdate' },
  changeJobs: { ...rest('POST', '/api/jobs/selection'), mutation: 'jobSelectionChange' },
  deleteJob: { ...rest('DELETE', '/api/jobs/:id'), mutation: 'jobDelete' },
  jobPeople: {
    ...rest('GET', '/api/jobs/:id/people'),
    graphql: 'query($id: ID!) { viewer { jobPeople(id: $id) { nodes { id } } } }',
  },
  jobPeopleCounts: {
    ...rest('GET', '/api/jobs/people-counts'),
    graphql: '{ viewer { jobPeopleCounts { nodes { people } } } }',
  },
  changeJobPeople: { ...rest('POST', '/api/jobs/people'), mutation: 'jobPeopleChange' },
  jobChoices: {
    ...rest('GET', '/api/job-choices'),
    graphql: 'query($userId: ID) { viewer { jobChoices(userId: $userId) { nodes { id } } } }',
  },
  calendarFeed: { ...rest('GET', '/api/calendar-feed'), graphql: '{ viewer { calendarFeed { url } } }' },
  resetCalendarFeed: {
    ...rest('POST', '/api/calendar-feed/reset'),
    mutation: 'calendarFeedReset',
  },
  ptoPolicies: { ...rest('GET', '/api/pto-policies'), graphql: '{ viewer { ptoPolicies { nodes { id } } } }' },
  createPtoPolicy: { ...rest('POST', '/api/pto-policies'), mutation: 'ptoPolicyCreate' },
  updatePtoPolicy: {
    ...rest('PATCH', '/api/pto-policies/:id'),
    mutation: 'ptoPolicyUpdate',
  },
  deletePtoPolicy: { ...rest('DELETE', '/api/pto-policies/:id'), mutation: 'ptoPolicyDelete' },
  myPtoRequests: { ...rest('GET', '/api/pto-requests'), graphql: '{ viewer { myPtoRequests { nodes { id } } } }' },
  requestPto: { ...rest('POST', '/api/pto-requests'), mutation: 'ptoRequestCreate' },
  pendingPtoRequests: {
    ...rest('GET', '/api/pto-requests/pending'),
    graphql: '{ viewer { pendingPtoRequests { nodes { id } } } }',
  },
  decidedPtoRequests: {
    ...rest('GET', '/api/pto-requests/decided'),
    graphql: '{ viewer { decidedPtoRequests { edges { node { id } } } } }',
  },
  ptoCalendar: {
    ...rest('GET', '/api/pto-requests/calendar'),
    graphql: `query ($startDate: Date!, $endDate: Date!) { viewer { ptoCalendar(startDate: $startDate, endDate: $endDate) { people { user { id } } } } }`,
  },
  ptoProposal: {
    ...rest('GET', '/api/pto-requests/proposal'),
    graphql: `query ($startDate: Date!, $endDate: Date!, $policyId: ID) { viewer { ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId) { hours } } }`,
  },
  approvePtoRequest: {
    ...rest('POST', '/api/pto-requests/:id/approve'),
    mutation: 'ptoRequestApprove',
  },
  denyPtoRequest: {
    ...rest('POST', '/api/pto-requests/:id/deny'),
    mutation: 'ptoRequestDeny',
  },
  revokePtoRequest: {
    ...rest('POST', '/api/pto-requests/:id/revoke'),
    mutation: 'ptoRequestRevoke',
  },
  cancelPtoRequest: { ...rest('POST', '/api/pto-requests/:id/cancel'), mutation: 'ptoRequestCancel' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const shift = {
  title: 'Early shift',
  startAt: '2026-07-15T15:00:00.000Z',
  endAt: '2026-07-15T23:00:00.000Z',
  assignedUserIds: [id],
};
const days = { policyId: id, startDate: '2026-08-03', endDate: '2026-08-04', hours: 16 };

export const planningCalls: readonly Row<keyof typeof planningCommands>[] = [
  ['schedules', 'an accountant', 'ACCOUNTANT', {}, 'FORBIDDEN'],
  ['createSchedule', 'a worker', 'WORKER', shift, 'FORBIDDEN'],
  ['createSchedule', 'no input', 'MANAGER', {}, 'BAD_USER_INPUT'],
  ['createSchedule', 'no assignees', 'MANAGER', { ...shift, assignedUserIds: [] }, 'BAD_USER_INPUT'],
  ['createSchedule', 'an assignee from another organization', 'MANAGER', shift, 'NOT_FOUND'],
  [
    'createSchedule',
    'an invalid title and an assignee from another organization',
    'MANAGER',
    { ...shift, title: 5 },
    'BAD_USER_INPUT',
  ],
  ['scheduleWarnings', 'an assignee from another organization', 'MANAGER', shift, 'NOT_FOUND'],
  ['scheduleWarnings', 'a worker', 'WORKER', shift, 'FORBIDDEN'],
  ['createSchedule', 'the end before the start', 'MANAGER', { ...shift, endAt: shift.startAt }, 'BAD_USER_INPUT'],
  ['createSchedule', 'an unreadable start', 'MANAGER', { ...shift, startAt: 'soon' }, 'BAD_USER_INPUT'],
  ['createSchedule', 'an unknown status', 'MANAGER', { ...shift, status: 'MAYBE' }, 'BAD_USER_INPUT'],
  ['schedule', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['schedule', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['scheduleDays', 'an accountant', 'ACCOUNTANT', { startDate: '2026-07-12', endDate: '2026-07-18' }, 'FORBIDDEN'],
  [
    'scheduleDays',
    'the end before the start',
    'WORKER',
    { startDate: '2026-07-12', endDate: '2026-07-11' },
    'BAD_USER_INPUT',
  ],
  [
    'scheduleDays',
    'more than 100 days',
    'MANAGER',
    { startDate: '2026-01-01', endDate: '2026-04-11' },
    'BAD_USER_INPUT',
  ],
  ['shiftColleagues', 'an unknown id', 'WORKER', { id }, 'NOT_FOUND'],
  ['shiftColleagues', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['shiftReplacements', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['shiftReplacements', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['updateSchedule', 'an unknown id', 'MANAGER', { id, title: 'Late shift' }, 'NOT_FOUND'],
  ['moveAssignment', 'an unknown id', 'MANAGER', { id, userId: id }, 'NOT_FOUND'],
  ['moveAssignment', 'a worker', 'WORKER', { id, userId: id }, 'FORBIDDEN'],
  ['moveAssignment', 'an unreadable start', 'MANAGER', { id, userId: id, startAt: 'soon' }, 'BAD_USER_INPUT'],
  ['changeSchedules', 'a worker', 'WORKER', { ids: [id], action: 'PUBLISH' }, 'FORBIDDEN'],
  ['changeSchedules', 'an empty selection', 'MANAGER', { ids: [], action: 'PUBLISH' }, 'BAD_USER_INPUT'],
  ['deleteSchedule', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['copyScheduleWeek', 'no input', 'MANAGER', {}, 'BAD_USER_INPUT'],
  ['publishSchedules', 'an invalid date', 'MANAGER', { weekOf: 'today' }, 'BAD_USER_INPUT'],
  ['createJob', 'a manager', 'MANAGER', { name: 'Site' }, 'FORBIDDEN'],
  ['createJob', 'a blank name', 'ADMIN', { name: ' ' }, 'BAD_USER_INPUT'],
  ['updateJob', 'an unknown id', 'ADMIN', { id, name: 'Site' }, 'NOT_FOUND'],
  ['changeJobs', 'a manager', 'MANAGER', { ids: [id], retired: true }, 'FORBIDDEN'],
  ['changeJobs', 'an empty selection', 'ADMIN', { ids: [], retired: true }, 'BAD_USER_INPUT'],
  ['deleteJob', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['jobPeople', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['changeJobPeople', 'a manager', 'MANAGER', { ids: [id], addUserIds: [] }, 'FORBIDDEN'],
  ['changeJobPeople', 'an unknown person', 'ADMIN', { ids: [id], addUserIds: [id] }, 'NOT_FOUND'],
  ['jobChoices', 'a worker who asks for someone else', 'WORKER', { userId: id }, 'FORBIDDEN'],
  ['createPtoPolicy', 'a manager', 'MANAGER', { name: 'Sick leave' }, 'FORBIDDEN'],
  ['createPtoPolicy', 'a blank name', 'ADMIN', { name: '' }, 'BAD_USER_INPUT'],
  ['createPtoPolicy', 'an unknown category', 'ADMIN', { name: 'Sick leave', category: 'FUN' }, 'BAD_USER_INPUT'],
  ['createPtoPolicy', 'a number as paid', 'ADMIN', { name: 'Sick leave', paid: 1 }, 'BAD_USER_INPUT'],
  ['updatePtoPolicy', 'an unknown id', 'ADMIN', { id, name: 'Sick leave' }, 'NOT_FOUND'],
  ['deletePtoPolicy', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['requestPto', 'no input', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['requestPto', 'zero hours', 'WORKER', { ...days, hours: 0 }, 'BAD_USER_INPUT'],
  ['requestPto', 'too many hours', 'WORKER', { ...days, hours: 81 }, 'BAD_USER_INPUT'],
  ['requestPto', 'more hours than its days have', 'WORKER', { ...days, hours: 80 }, 'BAD_USER_INPUT'],
  ['requestPto', 'a fraction of an hour', 'WORKER', { ...days, hours: 1.5 }, 'BAD_USER_INPUT'],
  ['requestPto', 'the end before the start', 'WORKER', { ...days, endDate: '2026-08-01' }, 'BAD_USER_INPUT'],
  ['requestPto', 'an unknown policy', 'WORKER', days, 'NOT_FOUND'],
  ['requestPto', 'another person', 'WORKER', { ...days, userId: id }, 'FORBIDDEN'],
  ['requestPto', 'an unknown person', 'MANAGER', { ...days, userId: id }, 'NOT_FOUND'],
  ['requestPto', 'an invalid confirmation', 'WORKER', { ...days, confirmFullDays: 'x' }, 'BAD_USER_INPUT'],
  ['pendingPtoRequests', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['approvePtoRequest', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['approvePtoRequest', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['denyPtoRequest', 'invalid notes', 'MANAGER', { id, managerNotes: 5 }, 'BAD_USER_INPUT'],
  ['approvePtoRequest', 'an invalid confirmation', 'MANAGER', { id, confirmOverAllowance: 'x' }, 'BAD_USER_INPUT'],
  ['decidedPtoRequests', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['revokePtoRequest', 'a worker', 'WORKER', { id }, 'FORBIDDEN'],
  ['revokePtoRequest', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['revokePtoRequest', 'invalid notes', 'MANAGER', { id, managerNotes: 5 }, 'BAD_USER_INPUT'],
  ['cancelPtoRequest', 'an unknown id', 'WORKER', { id }, 'NOT_FOUND'],
];
