import { testPassword } from '../../src/features/identity/test/builders.js';
import type { Role } from '../../src/platform/auth/viewer.types.js';
import { newId } from '../../src/platform/database/ids.inputs.js';
import type { Scene } from './role-scene.js';

type Roles = readonly Role[];

const any: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const AD: Roles = ['OWNER', 'ADMIN'];
const M_AD: Roles = ['OWNER', 'ADMIN', 'MANAGER'];
const M_AD_W: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'WORKER'];
const A_AD: Roles = ['OWNER', 'ADMIN', 'ACCOUNTANT'];
const M_A_AD: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];

/** Who may run an operation, and a call that succeeds for them. */
export interface RoleRow {
  readonly who: Roles | 'public';
  /** The input. Members that the path names go there. */
  readonly send?: (scene: Scene) => object | Promise<object>;
  /** Whether the input is a picture. */
  readonly picture?: true;
  /** The roles that may also use a colleague's row. For the other roles it is not found. */
  readonly others?: Roles;
  /** The expected failure of a call that is authorized but cannot succeed here. */
  readonly failure?: string;
  /** The expected failure for a caller of another organization. NOT_FOUND by default if the input has an `id`. */
  readonly stranger?: string;
}

const email = () => `${newId()}@example.com`;
const newcomer = () => ({ email: email(), firstName: 'Ben', lastName: 'Okafor', password: 'secret1' });
const file = () => ({ csv: `first name,last name,email,password\nBen,Okafor,${email()},secret1\n` });
const aName = () => ({ name: `Name ${newId()}` });
const aMember = async (scene: Scene) => ({ id: (await scene.member()).id });
const aShift = async (scene: Scene) => ({
  title: 'Early shift',
  startAt: '2026-07-15T15:00:00.000Z',
  endAt: '2026-07-15T23:00:00.000Z',
  assignedUserIds: [(await scene.member()).id],
});
/** Needs a timesheet in progress and no input. */
const atWork = async (scene: Scene) => {
  await scene.ownTimesheet(null);
  return {};
};
const onBreak = async (scene: Scene) => {
  await scene.ownBreak();
  return {};
};
const someDays = { startDate: '2026-08-03', endDate: '2026-08-04', hours: 16 };
const july = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
/** A closed timesheet of a colleague, with eight hours. */
const aTimesheetOfMember = async (scene: Scene) => ({ id: await scene.timesheetOfMember() });
const hours = { clockInAt: '2026-07-14T15:00:00.000Z', clockOutAt: '2026-07-14T23:00:00.000Z' };
const unusedId = '01890a5d-ac96-774b-bcce-b302099a8057';

/**
 * Section 6 of the specification, operation by operation. `roles.test.ts` calls each operation over REST and GraphQL as
 * each role, without a session, and as the owner of another organization.
 *
 * Written by hand from the contract. It must never be derived from the permission table, or it could not contradict it.
 */
export const roleTable: Readonly<Record<string, RoleRow>> = {
  // Session and registration
  login: { who: 'public', send: ({ self }) => ({ email: self.email, password: testPassword }) },
  registerOrganization: { who: 'public', send: () => ({ ...newcomer(), orgName: 'Northwind' }) },
  invitation: { who: 'public', send: async (scene) => ({ code: (await scene.invitation()).code }) },
  registerWithInvitation: {
    who: 'public',
    send: async (scene) => ({ ...newcomer(), inviteCode: (await scene.invitation()).code }),
  },
  me: { who: any },
  logout: { who: any },

  // Own account
  updateProfile: { who: any, send: () => ({ firstName: 'Nora' }) },
  changePassword: { who: any, send: () => ({ currentPassword: testPassword, newPassword: 'new secret' }) },
  mySessions: { who: any },
  endSession: { who: any, others: [], send: async (scene) => ({ id: await scene.ownSession() }) },
  endOtherSessions: { who: any },
  signOutEverywhere: { who: any },

  // Time clock
  activeTimesheet: { who: any },
  clockIn: { who: any },
  clockOut: { who: any, send: atWork, stranger: 'CONFLICT' },
  startBreak: { who: any, send: atWork, stranger: 'CONFLICT' },
  endBreak: { who: any, send: onBreak, stranger: 'CONFLICT' },
  updateTimesheet: { who: any, others: M_AD, send: async (scene) => ({ id: await scene.ownTimesheet(), notes: 'x' }) },
  uploadTimesheetImages: { who: any, picture: true },
  photo: { who: any, send: () => ({ id: unusedId }), failure: 'NOT_FOUND' },
  timesheets: { who: any },
  timesheet: { who: any, others: M_A_AD, send: async (scene) => ({ id: await scene.ownTimesheet() }) },
  addTimesheet: {
    who: M_AD,
    send: async (scene) => ({ userId: (await scene.member()).id, ...hours }),
    stranger: 'NOT_FOUND',
  },
  setTimesheetTimes: { who: M_AD, send: async (scene) => ({ ...(await aTimesheetOfMember(scene)), ...hours }) },
  deleteTimesheet: { who: M_AD, send: aTimesheetOfMember },
  approveTimesheet: { who: M_AD, send: aTimesheetOfMember },
  approveTimesheets: { who: M_AD, send: () => ({ from: '2026-07-01', to: '2026-07-02' }) },
  timesheetChanges: { who: A_AD },
  dashboardStats: { who: M_A_AD },
  clockStatusChanged: { who: M_A_AD },

  // Schedules and jobs
  schedules: { who: M_AD_W },
  scheduleBoard: { who: M_AD_W, send: () => july },
  createSchedule: { who: M_AD, send: aShift, stranger: 'NOT_FOUND' },
  updateSchedule: { who: M_AD, send: async (scene) => ({ id: await scene.schedule(), title: 'Late shift' }) },
  deleteSchedule: { who: M_AD, send: async (scene) => ({ id: await scene.schedule() }) },
  scheduleWarnings: { who: M_AD, send: aShift, stranger: 'NOT_FOUND' },
  copyScheduleWeek: { who: M_AD, send: () => ({ fromDate: '2026-07-12', toDate: '2031-07-20' }) },
  publishSchedules: { who: M_AD, send: () => ({ weekOf: '2026-07-12' }) },
  uploadScheduleImages: { who: M_AD, picture: true },
  jobs: { who: any },
  createJob: { who: AD, send: aName },
  updateJob: { who: AD, send: async (scene) => ({ id: await scene.job(), ...aName() }) },
  deleteJob: { who: AD, send: async (scene) => ({ id: await scene.job() }) },
  calendarFeed: { who: M_AD_W },
  resetCalendarFeed: { who: M_AD_W },
  calendarFeedFile: { who: 'public', send: async (scene) => ({ secret: await scene.calendarSecret() }) },

  // Time off
  ptoPolicies: { who: any },
  createPtoPolicy: { who: AD, send: aName },
  updatePtoPolicy: { who: AD, send: async (scene) => ({ id: await scene.policy(), ...aName() }) },
  deletePtoPolicy: { who: AD, send: async (scene) => ({ id: await scene.policy() }) },
  myPtoRequests: { who: any },
  requestPto: {
    who: any,
    send: async (scene) => ({ policyId: await scene.policy(), ...someDays }),
    stranger: 'NOT_FOUND',
  },
  cancelPtoRequest: { who: any, others: [], send: async (scene) => ({ id: await scene.ownRequest() }) },
  pendingPtoRequests: { who: M_AD },
  approvePtoRequest: { who: M_AD, send: async (scene) => ({ id: await scene.requestOfMember() }) },
  denyPtoRequest: { who: M_AD, send: async (scene) => ({ id: await scene.requestOfMember() }) },

  // Team
  users: { who: any },
  createUser: { who: M_AD, send: () => ({ ...newcomer(), role: 'WORKER' }) },
  updateUser: { who: M_AD, send: async (scene) => ({ ...(await aMember(scene)), scheduleColor: '#123456' }) },
  archiveUser: { who: M_AD, send: aMember },
  reinstateUser: { who: M_AD, send: async (scene) => ({ id: (await scene.member('WORKER', 'DISABLED')).id }) },
  deleteUser: { who: M_AD, send: aMember },
  grantableRoles: { who: M_AD },
  previewTeamImport: { who: M_AD, send: file },
  importTeam: { who: M_AD, send: file },
  teamMember: { who: M_AD, send: aMember },

  // Organization, accounting and audit log
  organization: { who: any },
  updateOrganization: { who: AD, send: () => ({ geofenceToleranceMeters: 200 }) },
  syncQueue: { who: AD },
  queueSync: { who: AD, send: () => ({ type: 'IMPORT_LISTS' }) },
  syncFile: { who: AD, send: () => ({ id: unusedId }), failure: 'NOT_FOUND' },
  auditLogs: { who: AD },

  // Reports, payroll and pay periods
  report: { who: M_A_AD },
  reportExport: { who: M_A_AD },
  payrollExport: { who: A_AD },
  personPay: { who: M_A_AD, send: aMember },
  dateRanges: { who: M_A_AD },
  payPeriods: { who: M_A_AD },
  payPeriodSettings: { who: M_A_AD },
  updatePayPeriodSettings: { who: AD, send: () => ({ kind: 'WEEKLY', anchorDate: '2026-07-05' }) },
  payPeriodPlan: { who: AD, send: () => ({ kind: 'WEEKLY', anchorDate: '2026-07-05' }) },
  closePayPeriod: { who: AD, send: () => ({ startDate: '2026-07-08' }), failure: 'NOT_FOUND' },
  reopenPayPeriod: { who: AD, send: () => ({ startDate: '2026-07-08' }), failure: 'NOT_FOUND' },
  apiKeys: { who: AD },
  createApiKey: { who: AD, send: () => ({ ...aName(), scopes: ['payroll:read'] }) },
  revokeApiKey: { who: AD, send: async (scene) => ({ id: await scene.apiKey() }) },

  // Invitations
  invitations: { who: AD },
  createInvitation: { who: AD, send: () => ({ role: 'WORKER' }) },
  deleteInvitation: { who: AD, send: async (scene) => ({ id: (await scene.invitation()).id }) },
  invitationQr: {
    who: AD,
    send: async (scene) => ({ inviteCode: (await scene.invitation()).code }),
    stranger: 'NOT_FOUND',
  },
  mailConfigured: { who: AD },
};
