import { testPassword } from '../../src/features/identity/test/builders.js';
import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import { accountLinkRoles } from './account-link-roles.js';
import { correctionRoles } from './correction-roles.js';
import { draftRoles } from './draft-roles.js';
import { employmentRoles } from './employment-roles.js';
import { invitationRoles } from './invitation-roles.js';
import { payrollRoles } from './payroll-roles.js';
import { placeRoles } from './place-roles.js';
import type { RoleFixture } from './role-fixture.js';
import type { RoleRow } from './role-table.types.js';
import { signOffRoles } from './sign-off-roles.js';
import { teamRoles } from './team-roles.js';
import { templateRoles } from './template-roles.js';
import { timeOffRoles } from './time-off-roles.js';

type Roles = readonly Role[];

const everyRole: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: Roles = ['OWNER', 'ADMIN'];
const managers: Roles = ['OWNER', 'ADMIN', 'MANAGER'];
const managersAndWorkers: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'WORKER'];
const administratorsAndAccountants: Roles = ['OWNER', 'ADMIN', 'ACCOUNTANT'];
const managersAndAccountants: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];

const email = () => `${newId()}@example.com`;
const newcomer = () => ({ email: email(), firstName: 'Ben', lastName: 'Okafor', password: 'battery staple' });
/** A name that no one has, because an equal one needs a decision. */
const file = () => ({ csv: `first name,last name,email\nBen,Okafor ${newId()},${email()}\n` });
const aName = () => ({ name: `Name ${newId()}` });
const aMember = async (fixture: RoleFixture) => ({ id: (await fixture.member()).id });
const aShift = async (fixture: RoleFixture) => ({
  title: 'Early shift',
  startAt: '2026-07-15T15:00:00.000Z',
  endAt: '2026-07-15T23:00:00.000Z',
  assignedUserIds: [(await fixture.member()).id],
});
/** Needs a timesheet in progress and no input. */
const atWork = async (fixture: RoleFixture) => {
  await fixture.ownTimesheet(null);
  return {};
};
const onBreak = async (fixture: RoleFixture) => {
  await fixture.ownBreak();
  return {};
};
const july = { from: '2026-07-12T06:00:00Z', to: '2026-07-19T06:00:00Z' };
/** A closed timesheet of a colleague, with eight hours. */
const aTimesheetOfMember = async (fixture: RoleFixture) => ({ id: await fixture.timesheetOfMember() });
const hours = { clockInAt: '2026-07-14T15:00:00.000Z', clockOutAt: '2026-07-14T23:00:00.000Z' };
const unusedId = '01890a5d-ac96-774b-bcce-b302099a8057';

/**
 * Section 6 of the specification, operation by operation, and the operations added since. `roles.test.ts` calls each operation over REST and GraphQL as
 * each role, without a session, and as the owner of another organization.
 *
 * Written by hand from the contract. It must never be derived from the permission table, or it could not contradict it.
 */
export const roleTable: Readonly<Record<string, RoleRow>> = {
  // Session and registration
  login: { callers: 'public', createInput: ({ self }) => ({ email: self.email, password: testPassword }) },
  registrationOptions: { callers: 'public' },
  registerOrganization: { callers: 'public', createInput: () => ({ ...newcomer(), orgName: 'Northwind' }) },
  confirmRegistration: { callers: 'public', createInput: (fixture) => fixture.registration() },
  invitation: { callers: 'public', createInput: async (fixture) => ({ code: (await fixture.invitation()).code }) },
  registerWithInvitation: {
    callers: 'public',
    createInput: async (fixture) => ({ ...newcomer(), inviteCode: (await fixture.invitation()).code }),
  },
  me: { callers: everyRole },
  logout: { callers: everyRole },

  // Own account
  updateProfile: { callers: everyRole, createInput: () => ({ firstName: 'Nora' }) },
  changePassword: {
    callers: everyRole,
    createInput: () => ({ currentPassword: testPassword, newPassword: 'new secret' }),
  },
  reauthenticate: { callers: everyRole, createInput: () => ({ password: testPassword }) },
  mySessions: { callers: everyRole },
  emailConfirmation: { callers: everyRole },
  // The gateway of these tests has no mail server.
  requestEmailConfirmation: { callers: everyRole, failure: 'CONFLICT' },
  ...accountLinkRoles,
  endSession: {
    callers: everyRole,
    colleagueCallers: [],
    createInput: async (fixture) => ({ id: await fixture.ownSession() }),
  },
  endOtherSessions: { callers: everyRole },
  signOutEverywhere: { callers: everyRole },

  // Time clock
  activeTimesheet: { callers: everyRole },
  clockIn: { callers: everyRole },
  clockOut: { callers: everyRole, createInput: atWork, outsiderFailure: 'CONFLICT' },
  closeForgotten: {
    callers: everyRole,
    createInput: () => ({ clockOutAt: hours.clockOutAt }),
    failure: 'CONFLICT',
  },
  switchJob: { callers: everyRole, createInput: () => ({ jobId: null }), failure: 'CONFLICT' },
  clockInJob: { callers: everyRole },
  myClockChanged: { callers: everyRole },
  startBreak: { callers: everyRole, createInput: atWork, outsiderFailure: 'CONFLICT' },
  endBreak: { callers: everyRole, createInput: onBreak, outsiderFailure: 'CONFLICT' },
  giveBreakAnswer: {
    callers: everyRole,
    colleagueCallers: [],
    createInput: async (fixture) => ({
      id: await fixture.timesheetWithQuestion(),
      meals: 'PROVIDED',
      rests: 'PROVIDED',
    }),
  },
  updateTimesheet: {
    callers: everyRole,
    colleagueCallers: managers,
    createInput: async (fixture) => ({ id: await fixture.ownTimesheet(), notes: 'x' }),
  },
  uploadTimesheetImages: { callers: everyRole, isPicture: true },
  photo: { callers: everyRole, createInput: () => ({ id: unusedId }), failure: 'NOT_FOUND' },
  timesheets: { callers: everyRole },
  ...correctionRoles,
  timesheet: {
    callers: everyRole,
    colleagueCallers: managersAndAccountants,
    createInput: async (fixture) => ({ id: await fixture.ownTimesheet() }),
  },
  addTimesheet: {
    callers: managers,
    createInput: async (fixture) => ({ userId: (await fixture.member()).id, ...hours }),
    outsiderFailure: 'NOT_FOUND',
  },
  setTimesheetTimes: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aTimesheetOfMember(fixture)), ...hours }),
  },
  deleteTimesheet: { callers: managers, createInput: aTimesheetOfMember },
  approveTimesheet: { callers: managers, createInput: aTimesheetOfMember },
  approveTimesheets: { callers: managers, createInput: () => ({ from: '2026-07-01', to: '2026-07-02' }) },
  approveSelectedTimesheets: {
    callers: managers,
    createInput: async (fixture) => {
      const { id: userId } = await fixture.member();
      return { weeks: [{ userId, weekOf: '2026-07-15' }] };
    },
  },
  rejectTimesheet: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aTimesheetOfMember(fixture)), reason: 'No lunch' }),
  },
  rejectSelectedTimesheets: {
    callers: managers,
    createInput: async (fixture) => {
      const { id: userId } = await fixture.member();
      return { weeks: [{ userId, weekOf: '2026-07-15' }], reason: 'No lunch' };
    },
  },
  timesheetWeek: { callers: managersAndAccountants },
  timesheetChanges: { callers: administratorsAndAccountants },
  myDay: { callers: everyRole },
  dashboardStats: { callers: managersAndAccountants },
  attention: { callers: managersAndAccountants },
  clockStatusChanged: { callers: managersAndAccountants },
  timesheetChanged: { callers: managersAndAccountants },

  // Schedules and jobs
  schedules: { callers: managersAndWorkers },
  schedule: {
    callers: managersAndWorkers,
    createInput: async (fixture) => ({ id: await fixture.schedule() }),
  },
  scheduleBoard: { callers: managersAndWorkers, createInput: () => july },
  scheduleDays: {
    callers: managersAndWorkers,
    createInput: () => ({ startDate: '2026-07-12', endDate: '2026-07-18' }),
  },
  shiftColleagues: {
    callers: managersAndWorkers,
    createInput: async (fixture) => ({ id: await fixture.schedule() }),
  },
  shiftReplacements: { callers: managers, createInput: async (fixture) => ({ id: await fixture.schedule() }) },
  createSchedule: { callers: managers, createInput: aShift, outsiderFailure: 'NOT_FOUND' },
  updateSchedule: {
    callers: managers,
    createInput: async (fixture) => ({ id: await fixture.schedule(), title: 'Late shift' }),
  },
  moveAssignment: {
    callers: managers,
    createInput: async (fixture) => ({
      id: await fixture.schedule(),
      userId: fixture.self.id,
      endAt: '2026-07-15T20:00:00.000Z',
    }),
  },
  changeSchedules: {
    callers: managers,
    createInput: async (fixture) => ({ ids: [await fixture.schedule()], action: 'PUBLISH' }),
  },
  deleteSchedule: { callers: managers, createInput: async (fixture) => ({ id: await fixture.schedule() }) },
  scheduleWarnings: { callers: managers, createInput: aShift, outsiderFailure: 'NOT_FOUND' },
  copyScheduleWeek: { callers: managers, createInput: () => ({ fromDate: '2026-07-12', toDate: '2031-07-20' }) },
  publishSchedules: { callers: managers, createInput: () => ({ weekOf: '2026-07-12' }) },
  uploadScheduleImages: { callers: managers, isPicture: true },
  ...templateRoles,
  ...draftRoles,
  jobs: { callers: everyRole },
  createJob: { callers: administrators, createInput: aName },
  updateJob: { callers: administrators, createInput: async (fixture) => ({ id: await fixture.job(), ...aName() }) },
  changeJobs: {
    callers: administrators,
    createInput: async (fixture) => ({ ids: [await fixture.job()], retired: true }),
  },
  deleteJob: { callers: administrators, createInput: async (fixture) => ({ id: await fixture.job() }) },
  jobPeople: { callers: managers, createInput: async (fixture) => ({ id: await fixture.job() }) },
  jobPeopleCounts: { callers: managers },
  changeJobPeople: {
    callers: administrators,
    createInput: async (fixture) => ({ ids: [await fixture.job()], addUserIds: [] }),
  },
  jobChoices: { callers: everyRole },
  calendarFeed: { callers: managersAndWorkers },
  resetCalendarFeed: { callers: managersAndWorkers },
  calendarFeedFile: { callers: 'public', createInput: async (fixture) => ({ secret: await fixture.calendarSecret() }) },

  // Time off
  ...timeOffRoles,
  ...employmentRoles,
  ...teamRoles,
  ...placeRoles,

  // Team
  users: { callers: everyRole },
  createUser: { callers: managers, createInput: () => ({ ...newcomer(), role: 'WORKER' }) },
  updateUser: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aMember(fixture)), scheduleColor: '#123456' }),
  },
  archiveUser: { callers: managers, createInput: aMember },
  reinstateUser: {
    callers: managers,
    createInput: async (fixture) => ({ id: (await fixture.member('WORKER', 'DISABLED')).id }),
  },
  deleteUser: { callers: managers, createInput: aMember },
  changeUserRole: {
    callers: managers,
    createInput: async (fixture) => ({ ...(await aMember(fixture)), role: 'ACCOUNTANT' }),
  },
  createResetLink: { callers: managers, createInput: aMember },
  grantableRoles: { callers: managers },
  previewTeamImport: { callers: managers, createInput: file },
  importTeam: { callers: managers, createInput: file },
  teamImports: { callers: managers },
  teamImport: { callers: managers, createInput: async (fixture) => ({ id: await fixture.teamImport() }) },
  takeTeamImportCodes: { callers: managers, createInput: async (fixture) => ({ id: await fixture.teamImport() }) },
  teamMember: { callers: managers, createInput: aMember },

  // Organization, accounting and audit log
  organization: { callers: everyRole },
  previewSettings: { callers: administrators, createInput: () => ({ overtimeRule: 'NONE' }) },
  confirmTimezone: { callers: administrators },
  firstSteps: { callers: administrators },
  updateOrganization: { callers: administrators, createInput: () => ({ geofenceToleranceMeters: 200 }) },
  syncQueue: { callers: administrators },
  queueSync: { callers: administrators, createInput: () => ({ type: 'IMPORT_LISTS' }) },
  syncFile: { callers: administrators, createInput: () => ({ id: unusedId }), failure: 'NOT_FOUND' },
  auditLogs: { callers: administrators },
  reportClientErrors: {
    callers: 'public',
    createInput: () => ({ errors: [{ module: 'mf-admin', kind: 'RENDER', message: 'It broke' }] }),
  },
  clientErrors: { callers: administrators },

  // Reports, payroll and pay periods
  ...payrollRoles,

  // API keys
  apiKeys: { callers: administrators },
  createApiKey: { callers: administrators, createInput: () => ({ ...aName(), scopes: ['payroll:read'] }) },
  reassignApiKey: { callers: administrators, createInput: async (fixture) => ({ id: await fixture.apiKey() }) },
  revokeApiKey: { callers: administrators, createInput: async (fixture) => ({ id: await fixture.apiKey() }) },

  // Invitations
  ...invitationRoles,
  ...signOffRoles,
  mailConfigured: { callers: administrators },
};
