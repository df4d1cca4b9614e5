import type { ApiKeyScope, Role } from '../platform/auth/viewer.js';
import type { Access } from '../platform/use-case/index.js';

const everyRole: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: readonly Role[] = ['OWNER', 'ADMIN'];
const managers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER'];
const managersAndWorkers: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'WORKER'];
const administratorsAndAccountants: readonly Role[] = ['OWNER', 'ADMIN', 'ACCOUNTANT'];
const managersAndAccountants: readonly Role[] = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];
const accountantsAndAdministrators: readonly Role[] = ['OWNER', 'ADMIN', 'ACCOUNTANT'];

/**
 * Who may run which operation, in one place. What is not here is refused to everybody.
 * Whose rows they may touch ("own" or all) stands in the policy file of the feature.
 */
export const permissionTable = {
  // Session
  login: 'public',
  registerOrganization: 'public',
  me: everyRole,
  logout: everyRole,
  // One's own account
  updateProfile: everyRole,
  changePassword: everyRole,
  mySessions: everyRole,
  endSession: everyRole,
  endOtherSessions: everyRole,
  signOutEverywhere: everyRole,
  // API keys
  apiKeys: administrators,
  createApiKey: administrators,
  revokeApiKey: administrators,
  // People and organization
  users: everyRole,
  createUser: managers,
  updateUser: managers,
  archiveUser: managers,
  reinstateUser: managers,
  deleteUser: managers,
  grantableRoles: managers,
  previewTeamImport: managers,
  importTeam: managers,
  teamMember: managers,
  organization: everyRole,
  updateOrganization: administrators,
  syncQueue: administrators,
  queueSync: administrators,
  syncFile: administrators,
  // Invitations
  invitation: 'public',
  registerWithInvitation: 'public',
  invitations: administrators,
  invitationQr: administrators,
  mailConfigured: administrators,
  createInvitation: administrators,
  deleteInvitation: administrators,
  // Audit log
  auditLogs: administrators,
  // Time clock
  activeTimesheet: everyRole,
  clockIn: everyRole,
  clockOut: everyRole,
  startBreak: everyRole,
  endBreak: everyRole,
  updateTimesheet: everyRole,
  uploadTimesheetImages: everyRole,
  timesheets: everyRole,
  timesheet: everyRole,
  addTimesheet: managers,
  setTimesheetTimes: managers,
  deleteTimesheet: managers,
  approveTimesheet: managers,
  approveTimesheets: managers,
  timesheetChanges: administratorsAndAccountants,
  photo: everyRole,
  dashboardStats: managersAndAccountants,
  clockStatusChanged: managersAndAccountants,
  // Pay periods
  dateRanges: managersAndAccountants,
  payPeriods: managersAndAccountants,
  payPeriodSettings: managersAndAccountants,
  updatePayPeriodSettings: administrators,
  payPeriodPlan: administrators,
  closePayPeriod: administrators,
  reopenPayPeriod: administrators,
  // Scheduling
  schedules: managersAndWorkers,
  scheduleBoard: managersAndWorkers,
  createSchedule: managers,
  updateSchedule: managers,
  deleteSchedule: managers,
  scheduleWarnings: managers,
  copyScheduleWeek: managers,
  publishSchedules: managers,
  uploadScheduleImages: managers,
  jobs: everyRole,
  createJob: administrators,
  updateJob: administrators,
  deleteJob: administrators,
  calendarFeed: managersAndWorkers,
  resetCalendarFeed: managersAndWorkers,
  // Calendar programs have no session: the address itself is the secret.
  calendarFeedFile: 'public',
  // Time off
  ptoPolicies: everyRole,
  createPtoPolicy: administrators,
  updatePtoPolicy: administrators,
  deletePtoPolicy: administrators,
  myPtoRequests: everyRole,
  requestPto: everyRole,
  cancelPtoRequest: everyRole,
  pendingPtoRequests: managers,
  approvePtoRequest: managers,
  denyPtoRequest: managers,
  // Reports and payroll
  report: managersAndAccountants,
  reportExport: managersAndAccountants,
  personPay: managersAndAccountants,
  payrollExport: accountantsAndAdministrators,
} as const satisfies Readonly<Record<string, Access>>;

export type Operation = keyof typeof permissionTable;

/** The operations that need no session. */
export type PublicOperation = {
  [Name in Operation]: (typeof permissionTable)[Name] extends 'public' ? Name : never;
}[Operation];

/** What a program with an API key reaches: reading, and only these. Everything else is refused to every key. */
export const scopeTable = {
  timesheets: 'timesheets:read',
  timesheet: 'timesheets:read',
  timesheetChanges: 'timesheets:read',
  payPeriods: 'payroll:read',
  payrollExport: 'payroll:read',
} as const satisfies Partial<Record<Operation, ApiKeyScope>>;
