import type { Command, Row } from './parity.types.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const week = 'startDate=2026-11-08&endDate=2026-11-14';
const dates = 'startDate: "2026-11-08", endDate: "2026-11-14"';

const aKey = { name: 'x', scopes: ['payroll:read'] };

/** Reports, payroll and API keys in REST and GraphQL. */
export const payrollCommands = {
  report: {
    rest: ['GET', `/api/reports?type=PAYROLL_SUMMARY&${week}`],
    graphql: `{ viewer { report(type: PAYROLL_SUMMARY, ${dates}) { rowCount } } }`,
  },
  workMatrix: {
    rest: ['GET', `/api/reports/work-matrix?${week}`],
    graphql: `{ viewer { workMatrix(${dates}) { minutes } } }`,
  },
  workByTime: {
    rest: ['GET', `/api/reports/work-by-time?rows=EMPLOYEE&columns=WEEK&${week}`],
    graphql: `{ viewer { workByTime(rows: EMPLOYEE, columns: WEEK, ${dates}) { minutes } } }`,
  },
  savedReports: { rest: ['GET', '/api/saved-reports'], graphql: '{ viewer { savedReports { nodes { id } } } }' },
  saveReport: {
    rest: ['POST', '/api/saved-reports'],
    mutation: 'savedReportCreate',
  },
  renameSavedReport: { rest: ['PATCH', '/api/saved-reports/:id'], mutation: 'savedReportRename' },
  deleteSavedReport: {
    rest: ['DELETE', '/api/saved-reports/:id'],
    mutation: 'savedReportDelete',
  },
  qualifiedOvertime: {
    rest: ['GET', '/api/payroll/qualified-overtime'],
    graphql: 'query($year: Int!) { viewer { qualifiedOvertime(year: $year) { totalCount } } }',
  },
  myQualifiedOvertime: {
    rest: ['GET', '/api/me/qualified-overtime'],
    graphql: 'query($year: Int!) { viewer { myQualifiedOvertime(year: $year) { minutes } } }',
  },
  payrollExport: {
    rest: ['GET', `/api/payroll?${week}`],
    graphql: `{ viewer { payrollExport(${dates}) { totalCount } } }`,
  },
  closingCheck: {
    rest: ['GET', '/api/pay-periods/check'],
    graphql: 'query($startDate: Date!) { viewer { closingCheck(startDate: $startDate) { status } } }',
  },
  payrollVersions: {
    rest: ['GET', '/api/payroll/versions'],
    graphql: '{ viewer { payrollVersions(first: 10) { edges { cursor } } } }',
  },
  payrollAdjustments: {
    rest: ['GET', '/api/payroll/adjustments'],
    graphql: '{ viewer { payrollAdjustments(first: 10) { edges { cursor } } } }',
  },
  personPay: {
    rest: ['GET', `/api/payroll/people/:id?${week}`],
    graphql: `query($id: ID!) { viewer { personPay(userId: $id, ${dates}) { regularMinutes } } }`,
  },
  myPay: {
    rest: ['GET', '/api/me/pay'],
    graphql:
      'query($startDate: Date!, $endDate: Date!) { viewer { myPay(startDate: $startDate, endDate: $endDate) { ptoMinutes } } }',
  },
  apiKeys: { rest: ['GET', '/api/api-keys'], graphql: '{ viewer { apiKeys { nodes { id } } } }' },
  createApiKey: {
    rest: ['POST', '/api/api-keys'],
    mutation: 'apiKeyCreate',
  },
  reassignApiKey: {
    rest: ['POST', '/api/api-keys/:id/reassign'],
    mutation: 'apiKeyReassign',
  },
  revokeApiKey: { rest: ['DELETE', '/api/api-keys/:id'], mutation: 'apiKeyRevoke' },
} as const satisfies Readonly<Record<string, Command>>;

export const payrollCalls: readonly Row<keyof typeof payrollCommands>[] = [
  ['report', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['workMatrix', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['workByTime', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['savedReports', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['saveReport', 'no input', 'MANAGER', {}, 'BAD_USER_INPUT'],
  [
    'saveReport',
    'an unknown team',
    'MANAGER',
    { name: 'Crew', type: 'TIMES_BY_TEAM', range: 'LAST_PAY_PERIOD', teamId: id },
    'NOT_FOUND',
  ],
  ['renameSavedReport', 'a worker', 'WORKER', { id, name: 'x' }, 'FORBIDDEN'],
  ['renameSavedReport', 'a blank name', 'MANAGER', { id, name: ' ' }, 'BAD_USER_INPUT'],
  ['renameSavedReport', 'an unknown id', 'MANAGER', { id, name: 'x' }, 'NOT_FOUND'],
  ['deleteSavedReport', 'a worker', 'WORKER', { id: aKey.name }, 'FORBIDDEN'],
  ['payrollExport', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['qualifiedOvertime', 'a manager', 'MANAGER', { year: 2026 }, 'FORBIDDEN'],
  ['qualifiedOvertime', 'a year before 2000', 'ADMIN', { year: 1999 }, 'BAD_USER_INPUT'],
  ['myQualifiedOvertime', 'a year before 2000', 'WORKER', { year: 1999 }, 'BAD_USER_INPUT'],
  ['payrollVersions', 'a manager', 'MANAGER', {}, 'FORBIDDEN'],
  ['payrollAdjustments', 'a worker', 'WORKER', {}, 'FORBIDDEN'],
  ['personPay', 'a worker with an unknown id', 'WORKER', { id: 'nonsense' }, 'FORBIDDEN'],
  ['myPay', 'no dates', 'WORKER', {}, 'BAD_USER_INPUT'],
  ['myPay', 'the end before the start', 'WORKER', { startDate: '2026-11-02', endDate: '2026-11-01' }, 'BAD_USER_INPUT'],
  ['myPay', '63 days', 'OWNER', { startDate: '2026-11-01', endDate: '2027-01-02' }, 'BAD_USER_INPUT'],
  ['personPay', 'an unknown person', 'MANAGER', { id }, 'NOT_FOUND'],
  ['closingCheck', 'a manager', 'MANAGER', { startDate: '2026-03-01' }, 'FORBIDDEN'],
  ['closingCheck', 'a day on which no period starts', 'OWNER', { startDate: '2026-03-02' }, 'NOT_FOUND'],
  ['closingCheck', 'an invalid date', 'ACCOUNTANT', { startDate: 'today' }, 'BAD_USER_INPUT'],
  ['apiKeys', 'an accountant', 'ACCOUNTANT', {}, 'FORBIDDEN'],
  ['createApiKey', 'a manager with invalid input', 'MANAGER', { name: 5 }, 'FORBIDDEN'],
  ['createApiKey', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['createApiKey', 'an unknown scope', 'ADMIN', { name: 'x', scopes: ['payroll:write'] }, 'BAD_USER_INPUT'],
  ['createApiKey', 'invalid scopes', 'ADMIN', { name: 5, scopes: 5 }, 'BAD_USER_INPUT'],
  ['createApiKey', 'an expiry in the past', 'ADMIN', { ...aKey, expiresAt: '2020-01-01T00:00:00Z' }, 'BAD_USER_INPUT'],
  ['createApiKey', 'an invalid network', 'ADMIN', { ...aKey, allowedAddresses: ['10.0.0.0/33'] }, 'BAD_USER_INPUT'],
  ['reassignApiKey', 'a manager', 'MANAGER', { id }, 'FORBIDDEN'],
  ['reassignApiKey', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['revokeApiKey', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['revokeApiKey', 'an invalid id', 'ADMIN', { id: 'nonsense' }, 'NOT_FOUND'],
];
