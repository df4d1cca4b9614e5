import type { Command, Row } from './parity.types.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** The review of timesheets, pay periods and the change feed in REST and GraphQL. */
export const reviewCommands = {
  timesheet: {
    rest: ['GET', '/api/timesheets/:id'],
    graphql: 'query($id: ID!) { viewer { timesheet(id: $id) { id } } }',
  },
  addTimesheet: {
    rest: ['POST', '/api/timesheets'],
    mutation: 'timesheetAdd',
  },
  setTimesheetTimes: {
    rest: ['PUT', '/api/timesheets/:id/times'],
    mutation: 'timesheetTimesSet',
  },
  deleteTimesheet: {
    rest: ['DELETE', '/api/timesheets/:id'],
    mutation: 'timesheetDelete',
  },
  approveTimesheet: {
    rest: ['POST', '/api/timesheets/:id/approve'],
    mutation: 'timesheetApprove',
  },
  approveTimesheets: {
    rest: ['POST', '/api/timesheets/approve'],
    mutation: 'timesheetsApprove',
  },
  approveSelectedTimesheets: { rest: ['POST', '/api/timesheets/approvals'], mutation: 'timesheetSelectionApprove' },
  rejectSelectedTimesheets: { rest: ['POST', '/api/timesheets/rejections'], mutation: 'timesheetSelectionReject' },
  rejectTimesheet: { rest: ['POST', '/api/timesheets/:id/reject'], mutation: 'timesheetReject' },
  timesheetWeek: {
    rest: ['GET', '/api/timesheets/week'],
    graphql:
      'query($weekOf: Date, $show: TimesheetWeekFilter, $after: String) { viewer { timesheetWeek(weekOf: $weekOf, show: $show) { startDate people(after: $after) { nodes { version } } } } }',
  },
  timesheetChanges: {
    rest: ['GET', '/api/timesheets/changes'],
    graphql: '{ viewer { timesheetChanges(first: 10) { edges { cursor } } } }',
  },
  dateRanges: { rest: ['GET', '/api/date-ranges'], graphql: '{ viewer { dateRanges { key startDate } } }' },
  payPeriods: {
    rest: ['GET', '/api/pay-periods'],
    graphql: 'query($around: Date) { viewer { payPeriods(around: $around) { nodes { startDate } } } }',
  },
  payPeriodSettings: {
    rest: ['GET', '/api/pay-period-settings'],
    graphql: '{ viewer { payPeriodSettings { kind } } }',
  },
  updatePayPeriodSettings: {
    rest: ['PUT', '/api/pay-period-settings'],
    mutation: 'payPeriodSettingsUpdate',
  },
  payPeriodPlan: {
    rest: ['GET', '/api/pay-periods/plan'],
    graphql:
      'query($kind: PayPeriodKind!, $anchorDate: Date!, $effectiveFrom: Date) { viewer { payPeriodPlan(kind: $kind, anchorDate: $anchorDate, effectiveFrom: $effectiveFrom) { startDate } } }',
  },
  closePayPeriod: {
    rest: ['POST', '/api/pay-periods/close'],
    mutation: 'payPeriodClose',
  },
  reopenPayPeriod: {
    rest: ['POST', '/api/pay-periods/reopen'],
    mutation: 'payPeriodReopen',
  },
  requestReopening: {
    rest: ['POST', '/api/pay-periods/reopening-requests'],
    mutation: 'reopeningRequestCreate',
  },
  reopeningRequests: {
    rest: ['GET', '/api/pay-periods/reopening-requests'],
    graphql:
      'query($startDate: Date, $status: ReopeningStatus) { viewer { reopeningRequests(startDate: $startDate, status: $status) { nodes { id } } } }',
  },
  approveReopening: {
    rest: ['POST', '/api/pay-periods/reopening-requests/:id/approve'],
    mutation: 'reopeningRequestApprove',
  },
  declineReopening: {
    rest: ['POST', '/api/pay-periods/reopening-requests/:id/decline'],
    mutation: 'reopeningRequestDecline',
  },
} as const satisfies Readonly<Record<string, Command>>;

const hours = { clockInAt: '2026-03-02T15:00:00.000Z', clockOutAt: '2026-03-02T23:00:00.000Z' };
const forgotten = { userId: id, ...hours };
const lunch = { type: 'UNPAID', startAt: '2026-03-02T19:00:00.000Z', endAt: '2026-03-02T19:30:00.000Z' };
const farAhead = { clockInAt: '2199-03-02T15:00:00.000Z', clockOutAt: '2199-03-02T23:00:00.000Z' };

export const reviewCalls: readonly Row<keyof typeof reviewCommands>[] = [
  ['timesheet', 'an unknown id', 'OWNER', { id }, 'NOT_FOUND'],
  ['timesheet', 'an invalid id', 'WORKER', { id: 'nonsense' }, 'NOT_FOUND'],
  ['addTimesheet', 'a worker', 'WORKER', forgotten, 'FORBIDDEN'],
  ['addTimesheet', 'an accountant with invalid input', 'ACCOUNTANT', { userId: 5 }, 'FORBIDDEN'],
  ['addTimesheet', 'no input', 'MANAGER', {}, 'BAD_USER_INPUT'],
  ['addTimesheet', 'no clock-out', 'MANAGER', { ...forgotten, clockOutAt: null }, 'BAD_USER_INPUT'],
  [
    'addTimesheet',
    'unreadable times',
    'MANAGER',
    { ...forgotten, clockInAt: 'early', clockOutAt: 5 },
    'BAD_USER_INPUT',
  ],
  [
    'addTimesheet',
    'the end before the start',
    'MANAGER',
    { ...forgotten, clockOutAt: hours.clockInAt },
    'BAD_USER_INPUT',
  ],
  ['addTimesheet', 'times in the future', 'MANAGER', { ...forgotten, ...farAhead }, 'BAD_USER_INPUT'],
  [
    'addTimesheet',
    'a break without a type',
    'MANAGER',
    { ...forgotten, breaks: [{ ...lunch, type: null }] },
    'BAD_USER_INPUT',
  ],
  [
    'addTimesheet',
    'an unknown type of break',
    'MANAGER',
    { ...forgotten, breaks: [{ ...lunch, type: 'TEA' }] },
    'BAD_USER_INPUT',
  ],
  [
    'addTimesheet',
    'a break without an end',
    'MANAGER',
    { ...forgotten, breaks: [{ ...lunch, endAt: null }] },
    'BAD_USER_INPUT',
  ],
  ['addTimesheet', 'overlapping breaks', 'MANAGER', { ...forgotten, breaks: [lunch, lunch] }, 'BAD_USER_INPUT'],
  ['addTimesheet', 'invalid breaks', 'MANAGER', { ...forgotten, breaks: 5 }, 'BAD_USER_INPUT'],
  ['addTimesheet', 'invalid notes', 'MANAGER', { ...forgotten, notes: 5 }, 'BAD_USER_INPUT'],
  ['addTimesheet', 'an unknown person', 'MANAGER', forgotten, 'NOT_FOUND'],
  ['setTimesheetTimes', 'a worker', 'WORKER', { id, ...hours }, 'FORBIDDEN'],
  ['setTimesheetTimes', 'no input', 'MANAGER', { id }, 'BAD_USER_INPUT'],
  [
    'setTimesheetTimes',
    'a version that is not text',
    'MANAGER',
    { id, ...hours, expectedVersion: 5 },
    'BAD_USER_INPUT',
  ],
  [
    'setTimesheetTimes',
    'a break outside the timesheet',
    'MANAGER',
    { id, ...hours, breaks: [{ ...lunch, startAt: '2026-03-01T15:00:00.000Z' }] },
    'BAD_USER_INPUT',
  ],
  ['setTimesheetTimes', 'an unknown id', 'MANAGER', { id, ...hours }, 'NOT_FOUND'],
  [
    'setTimesheetTimes',
    'an unknown id, with an instant in lowercase',
    'MANAGER',
    { id, ...hours, clockInAt: '2026-03-02t15:00:00z' },
    'NOT_FOUND',
  ],
  ['deleteTimesheet', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['deleteTimesheet', 'an unknown id', 'MANAGER', { id }, 'NOT_FOUND'],
  ['approveTimesheet', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['approveTimesheet', 'an unknown id', 'MANAGER', { id: 'nonsense' }, 'NOT_FOUND'],
  [
    'approveTimesheet',
    'a confirmation that is not true or false',
    'MANAGER',
    { id, confirmLongTimesheet: 'yes', confirmLongPaidBreaks: 1 },
    'BAD_USER_INPUT',
  ],
  ['approveTimesheets', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['approveTimesheets', 'invalid dates', 'MANAGER', { from: 'soon', to: '2026-02-30' }, 'BAD_USER_INPUT'],
  [
    'approveTimesheets',
    'the end before the start',
    'MANAGER',
    { from: '2026-03-02', to: '2026-03-01' },
    'BAD_USER_INPUT',
  ],
  [
    'setTimesheetTimes',
    'new breaks that are also moved',
    'MANAGER',
    { id, ...hours, breaks: [lunch], moveBreaks: true },
    'BAD_USER_INPUT',
  ],
  [
    'setTimesheetTimes',
    'a reason of 501 characters',
    'MANAGER',
    { id, ...hours, reason: 'x'.repeat(501) },
    'BAD_USER_INPUT',
  ],
  ['approveSelectedTimesheets', 'an accountant', 'ACCOUNTANT', { timesheets: [{ id }] }, 'FORBIDDEN'],
  ['approveSelectedTimesheets', 'an empty selection', 'MANAGER', {}, 'BAD_USER_INPUT'],
  ['approveSelectedTimesheets', 'a week without a person', 'MANAGER', { weeks: [{}] }, 'BAD_USER_INPUT'],
  [
    'approveSelectedTimesheets',
    'an invalid day',
    'MANAGER',
    { weeks: [{ userId: id, weekOf: '2026-02-30' }] },
    'BAD_USER_INPUT',
  ],
  ['rejectTimesheet', 'an accountant', 'ACCOUNTANT', { id, reason: 'No lunch' }, 'FORBIDDEN'],
  ['rejectTimesheet', 'no reason', 'MANAGER', { id }, 'BAD_USER_INPUT'],
  ['rejectTimesheet', 'a blank reason', 'MANAGER', { id, reason: ' ' }, 'BAD_USER_INPUT'],
  ['rejectTimesheet', 'an unknown id', 'MANAGER', { id, reason: 'No lunch' }, 'NOT_FOUND'],
  ['rejectSelectedTimesheets', 'an accountant', 'ACCOUNTANT', { timesheets: [{ id }], reason: 'No' }, 'FORBIDDEN'],
  ['rejectSelectedTimesheets', 'an empty selection', 'MANAGER', { reason: 'No lunch' }, 'BAD_USER_INPUT'],
  ['rejectSelectedTimesheets', 'no reason', 'MANAGER', { timesheets: [{ id }] }, 'BAD_USER_INPUT'],
  ['timesheetWeek', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['timesheetWeek', 'an invalid day', 'ACCOUNTANT', { weekOf: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['timesheetWeek', 'an invalid cursor', 'MANAGER', { after: 'nonsense' }, 'BAD_USER_INPUT'],
  ['timesheetChanges', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['dateRanges', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['payPeriods', 'an invalid date', 'WORKER', { around: 'today' }, 'BAD_USER_INPUT'],
  ['payPeriodSettings', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['updatePayPeriodSettings', 'a manager', 'MANAGER', { kind: 'WEEKLY', anchorDate: '2026-03-02' }, 'FORBIDDEN'],
  ['updatePayPeriodSettings', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  [
    'updatePayPeriodSettings',
    'an unknown kind',
    'ADMIN',
    { kind: 'DAILY', anchorDate: '2026-03-02' },
    'BAD_USER_INPUT',
  ],
  ['payPeriodPlan', 'a manager', 'MANAGER', { kind: 'WEEKLY', anchorDate: '2026-03-02' }, 'FORBIDDEN'],
  ['payPeriodPlan', 'an invalid date', 'ADMIN', { kind: 'WEEKLY', anchorDate: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['payPeriodPlan', 'an unknown kind', 'ADMIN', { kind: 'DAILY', anchorDate: '2026-03-02' }, 'BAD_USER_INPUT'],
  ['closePayPeriod', 'a manager', 'MANAGER', { startDate: '2026-03-01' }, 'FORBIDDEN'],
  ['closePayPeriod', 'an invalid date', 'ADMIN', { startDate: 'today' }, 'BAD_USER_INPUT'],
  ['closePayPeriod', 'a day on which no period starts', 'ADMIN', { startDate: '2026-03-02' }, 'NOT_FOUND'],
  ['closePayPeriod', 'a future period', 'ADMIN', { startDate: '2196-03-13' }, 'CONFLICT'],
  ['reopenPayPeriod', 'an accountant', 'ACCOUNTANT', { startDate: '2026-03-01' }, 'FORBIDDEN'],
  ['reopenPayPeriod', 'a day on which no period starts', 'ADMIN', { startDate: '2026-03-02' }, 'NOT_FOUND'],
  ['reopenPayPeriod', 'an open period', 'ADMIN', { startDate: '2026-03-01' }, 'CONFLICT'],
  ['closePayPeriod', 'a future period for an accountant', 'ACCOUNTANT', { startDate: '2196-03-13' }, 'CONFLICT'],
  ['requestReopening', 'an administrator', 'ADMIN', { startDate: '2026-03-01', reason: 'Late' }, 'FORBIDDEN'],
  ['requestReopening', 'no reason', 'ACCOUNTANT', { startDate: '2026-03-01' }, 'BAD_USER_INPUT'],
  ['requestReopening', 'a blank reason', 'ACCOUNTANT', { startDate: '2026-03-01', reason: ' ' }, 'BAD_USER_INPUT'],
  ['requestReopening', 'an open period', 'ACCOUNTANT', { startDate: '2026-03-01', reason: 'Late' }, 'CONFLICT'],
  ['requestReopening', 'no period', 'ACCOUNTANT', { startDate: '2026-03-02', reason: 'Late' }, 'NOT_FOUND'],
  ['reopeningRequests', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['reopeningRequests', 'an unknown status', 'OWNER', { status: 'LOST' }, 'BAD_USER_INPUT'],
  ['approveReopening', 'an accountant', 'ACCOUNTANT', { id }, 'FORBIDDEN'],
  ['approveReopening', 'an unknown id', 'OWNER', { id }, 'NOT_FOUND'],
  ['approveReopening', 'an invalid note', 'OWNER', { id, note: 5 }, 'BAD_USER_INPUT'],
  ['declineReopening', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['declineReopening', 'an invalid id', 'ADMIN', { id: 'nonsense' }, 'NOT_FOUND'],
];
