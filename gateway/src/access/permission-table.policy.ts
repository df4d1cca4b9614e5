import type { ApiKeyScope } from '../platform/auth/viewer.types.js';
import type { Access } from '../platform/use-case/index.js';
import {
  accountants,
  administrators,
  administratorsAndAccountants,
  everyRole,
  managers,
  managersAndAccountants,
  managersAndWorkers,
} from './roles.policy.js';

/**
 * Who may run which operation. An operation without a row is rejected for everyone.
 * Whose rows the caller may read or change (their own, or all) is decided by the feature's policy file.
 */
export const permissionTable = {
  // Session
  login: 'public',
  registrationOptions: 'public',
  registerOrganization: 'public',
  confirmRegistration: 'public',
  me: everyRole,
  logout: everyRole,
  // Own account
  updateProfile: everyRole,
  changePassword: everyRole,
  reauthenticate: everyRole,
  mySessions: everyRole,
  endSession: everyRole,
  endOtherSessions: everyRole,
  signOutEverywhere: everyRole,
  changeEmail: everyRole,
  emailConfirmation: everyRole,
  requestEmailConfirmation: everyRole,
  myNotices: everyRole,
  dismissNotice: everyRole,
  // Links from a mail, or from an administrator
  requestPasswordReset: 'public',
  passwordReset: 'public',
  resetPassword: 'public',
  confirmEmail: 'public',
  // API keys
  apiKeys: administrators,
  createApiKey: administrators,
  reassignApiKey: administrators,
  revokeApiKey: administrators,
  // People and organization
  users: everyRole,
  createUser: managers,
  updateUser: managers,
  archiveUser: managers,
  reinstateUser: managers,
  deleteUser: managers,
  changeUserRole: managers,
  createResetLink: managers,
  grantableRoles: managers,
  previewTeamImport: managers,
  importTeam: managers,
  teamImports: managers,
  teamImport: managers,
  takeTeamImportCodes: managers,
  teamMember: managers,
  organization: everyRole,
  updateOrganization: administrators,
  previewSettings: administrators,
  confirmTimezone: administrators,
  firstSteps: administrators,
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
  // Errors in browsers. A visitor reports those of the sign-in page.
  reportClientErrors: 'public',
  clientErrors: administrators,
  // Time clock
  activeTimesheet: everyRole,
  clockIn: everyRole,
  clockOut: everyRole,
  closeForgotten: everyRole,
  switchJob: everyRole,
  clockInJob: everyRole,
  myClockChanged: everyRole,
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
  // Corrections of own time. A MANAGER never decides their own.
  corrections: everyRole,
  previewCorrection: everyRole,
  requestCorrection: everyRole,
  withdrawCorrection: everyRole,
  approveCorrection: managers,
  denyCorrection: managers,
  timesheetChanges: administratorsAndAccountants,
  timesheetChanged: managersAndAccountants,
  photo: everyRole,
  dashboardStats: managersAndAccountants,
  clockStatusChanged: managersAndAccountants,
  // Own hours
  myPay: everyRole,
  myHoursFile: everyRole,
  // Pay periods
  dateRanges: managersAndAccountants,
  payPeriods: everyRole,
  payPeriodSettings: managersAndAccountants,
  updatePayPeriodSettings: administrators,
  payPeriodPlan: administrators,
  closePayPeriod: administratorsAndAccountants,
  // An accountant needs consent, unless the organization does not ask for it.
  reopenPayPeriod: administratorsAndAccountants,
  closingCheck: administratorsAndAccountants,
  requestReopening: accountants,
  reopeningRequests: administratorsAndAccountants,
  approveReopening: administrators,
  declineReopening: administrators,
  // Signatures below the hours of a pay period
  signOffs: managersAndAccountants,
  signOff: everyRole,
  signOffDocument: everyRole,
  signOffSettings: managersAndAccountants,
  updateSignOffSettings: administrators,
  // Scheduling
  schedules: managersAndWorkers,
  schedule: managersAndWorkers,
  scheduleBoard: managersAndWorkers,
  scheduleDays: managersAndWorkers,
  createSchedule: managers,
  updateSchedule: managers,
  moveAssignment: managers,
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
  // Calendar apps have no session: the address is the secret.
  calendarFeedFile: 'public',
  // Time off
  ptoPolicies: everyRole,
  createPtoPolicy: administrators,
  updatePtoPolicy: administrators,
  deletePtoPolicy: administrators,
  myPtoRequests: everyRole,
  ptoProposal: everyRole,
  requestPto: everyRole,
  cancelPtoRequest: everyRole,
  pendingPtoRequests: managers,
  decidedPtoRequests: managers,
  ptoCalendar: managers,
  approvePtoRequest: managers,
  denyPtoRequest: managers,
  revokePtoRequest: managers,
  // Reports and payroll
  report: managersAndAccountants,
  workMatrix: managersAndAccountants,
  reportExport: managersAndAccountants,
  personPay: managersAndAccountants,
  payrollExport: administratorsAndAccountants,
  payrollVersions: administratorsAndAccountants,
  payrollAdjustments: administratorsAndAccountants,
  earningCodes: administratorsAndAccountants,
  setEarningCode: administrators,
  exportProfiles: administratorsAndAccountants,
  exportPresets: administratorsAndAccountants,
  previewExport: administratorsAndAccountants,
  payrollExportFile: administratorsAndAccountants,
  createExportTemplate: administrators,
  updateExportTemplate: administrators,
  deleteExportTemplate: administrators,
} as const satisfies Readonly<Record<string, Access>>;

export type Operation = keyof typeof permissionTable;

/** The operations that need no session. */
export type PublicOperation = {
  [Name in Operation]: (typeof permissionTable)[Name] extends 'public' ? Name : never;
}[Operation];

/** The operations that an API key may run, and the scope each needs. A key may run no other operation. */
export const scopeTable = {
  timesheets: 'timesheets:read',
  timesheet: 'timesheets:read',
  timesheetChanges: 'timesheets:read',
  timesheetChanged: 'timesheets:read',
  payPeriods: 'payroll:read',
  payrollExport: 'payroll:read',
  payrollVersions: 'payroll:read',
  payrollAdjustments: 'payroll:read',
  earningCodes: 'payroll:read',
  exportProfiles: 'payroll:read',
  payrollExportFile: 'payroll:read',
  // People. A key never handles passwords of people, links to choose one, sessions, API keys, or the codes that others made.
  users: 'people:read',
  grantableRoles: 'people:read',
  invitations: 'people:read',
  teamImports: 'people:read',
  teamImport: 'people:read',
  createUser: 'people:write',
  updateUser: 'people:write',
  archiveUser: 'people:write',
  reinstateUser: 'people:write',
  createInvitation: 'people:write',
  deleteInvitation: 'people:write',
  previewTeamImport: 'people:write',
  importTeam: 'people:write',
  // Schedules
  schedules: 'schedules:read',
  schedule: 'schedules:read',
  scheduleBoard: 'schedules:read',
  scheduleDays: 'schedules:read',
  scheduleWarnings: 'schedules:read',
  createSchedule: 'schedules:write',
  updateSchedule: 'schedules:write',
  moveAssignment: 'schedules:write',
  deleteSchedule: 'schedules:write',
  copyScheduleWeek: 'schedules:write',
  publishSchedules: 'schedules:write',
  // Jobs
  jobs: 'jobs:read',
  createJob: 'jobs:write',
  updateJob: 'jobs:write',
  deleteJob: 'jobs:write',
} as const satisfies Partial<Record<Operation, ApiKeyScope>>;

/** Throws when an operation has no row in the permission table, so that the gateway does not start. */
export function assertEachHasAPolicy(
  operations: readonly string[],
  permissions: Readonly<Record<string, Access>>,
): void {
  const missing = operations.filter((operation) => !Object.hasOwn(permissions, operation));
  if (missing.length > 0) throw new Error(`no row in the permission table: ${[...new Set(missing)].join(', ')}`);
}
