import type { Operation } from '../../src/access/permission-table.js';

/** Ids of one kind each: of rows out of reach, of rows in reach, or ids that no row has. */
export type Targets = Readonly<Record<Kind, string>>;

export type Kind =
  | 'user'
  | 'timesheet'
  | 'correction'
  | 'request'
  | 'schedule'
  | 'teamImport'
  | 'session'
  | 'notice'
  | 'report'
  | 'job'
  | 'policy'
  | 'template'
  | 'team';

type CommandCase = (target: Targets, reached: Targets) => object;

const shift = { title: 'Early shift', startAt: '2026-08-05T15:00:00.000Z', endAt: '2026-08-05T23:00:00.000Z' };
const hours = { clockInAt: '2026-07-25T15:00:00.000Z', clockOutAt: '2026-07-25T20:00:00.000Z' };
const plan = { title: 'Rounds', startTime: '06:00', endTime: '14:30', dates: ['2026-08-06'] };
const timeOff = { startDate: '2026-08-10', endDate: '2026-08-10', hours: 8 };

const onUser =
  (input: object = {}): CommandCase =>
  ({ user: id }) => ({ id, ...input });
const onTimesheet =
  (input: object = {}): CommandCase =>
  ({ timesheet: id }) => ({ id, ...input });

/** Selections of a hidden timesheet, and of a hidden person's week. */
const selections = (input: object): readonly CommandCase[] => [
  ({ timesheet: id }) => ({ timesheets: [{ id, expectedVersion: 'x' }], ...input }),
  ({ user: userId }) => ({ weeks: [{ userId, weekOf: '2026-07-27' }], ...input }),
  ({ user: userId }) => ({ weeks: [{ userId, weekOf: '2026-07-06' }], ...input }),
];

/**
 * For each command that a manager may run, the inputs that name one thing out of reach. A text says why there is no such
 * input.
 */
export const commandCases: Partial<Readonly<Record<Operation, string | readonly CommandCase[]>>> = {
  logout: 'about the caller',
  updateProfile: 'about the caller',
  changePassword: 'about the caller',
  reauthenticate: 'about the caller',
  endOtherSessions: 'about the caller',
  signOutEverywhere: 'about the caller',
  changeEmail: 'about the caller',
  requestEmailConfirmation: 'about the caller',
  resetCalendarFeed: 'about the caller',
  clockIn: 'about the caller',
  clockOut: 'about the caller',
  closeForgotten: 'about the caller',
  switchJob: 'about the caller',
  startBreak: 'about the caller',
  endBreak: 'about the caller',
  signOff: 'about the caller',
  saveReport: [({ team: teamId }) => ({ name: 'Crew', type: 'TIMES_BY_TEAM', range: 'LAST_PAY_PERIOD', teamId })],
  uploadTimesheetImages: 'stores pictures that nothing has yet',
  uploadScheduleImages: 'stores pictures that nothing has yet',
  endSession: [({ session: id }) => ({ id })],
  dismissNotice: [({ notice: id }) => ({ id })],
  renameSavedReport: [({ report: id }) => ({ id, name: 'Mine' })],
  deleteSavedReport: [({ report: id }) => ({ id })],

  createUser: [({ team: teamId }) => ({ firstName: 'Eve', lastName: 'Eng', role: 'WORKER', teamId })],
  updateUser: [onUser({ scheduleColor: '#123456' }), onUser({ firstName: 'Eve' }), onUser({ employeeNumber: '77' })],
  archiveUser: [onUser()],
  reinstateUser: [onUser()],
  deleteUser: [onUser()],
  changeUserRole: [onUser({ role: 'WORKER' })],
  createResetLink: [onUser()],
  importTeam: [
    ({ user: userId }) => ({
      csv: 'first name,last name,email\nAda,Marsh,ada.marsh.2@example.com\n',
      decisions: [{ line: 2, action: 'INVITE', userId }],
    }),
  ],
  takeTeamImportCodes: [({ teamImport: id }) => ({ id })],

  giveBreakAnswer: [onTimesheet({ meals: 'PROVIDED', rests: 'PROVIDED' })],
  updateTimesheet: [onTimesheet({ notes: 'x' })],
  addTimesheet: [
    ({ user: userId }) => ({ userId, ...hours }),
    ({ user: userId }) => ({ userId, ...hours, clockInAt: '2026-06-25T15:00:00Z', clockOutAt: '2026-06-25T19:00:00Z' }),
  ],
  setTimesheetTimes: [onTimesheet(hours), onTimesheet({ ...hours, expectedVersion: 'x' })],
  deleteTimesheet: [onTimesheet(), onTimesheet({ reason: 'Twice' })],
  approveTimesheet: [onTimesheet(), onTimesheet({ expectedVersion: 'x' })],
  approveTimesheets: [({ user: userId }) => ({ userId, from: '2026-07-19', to: '2026-08-01' })],
  approveSelectedTimesheets: selections({}),
  rejectTimesheet: [onTimesheet({ reason: 'No lunch' })],
  rejectSelectedTimesheets: selections({ reason: 'No lunch' }),
  requestCorrection: [
    ({ timesheet: timesheetId }) => ({ ...hours, timesheetId, kind: 'CHANGE', reason: 'Longer' }),
    ({ timesheet: timesheetId }) => ({ ...hours, timesheetId, kind: 'REMOVE', reason: 'Twice' }),
  ],
  withdrawCorrection: [({ correction: id }) => ({ id })],
  approveCorrection: [({ correction: id }) => ({ id })],
  denyCorrection: [({ correction: id }) => ({ id, managerNotes: 'No' })],

  createSchedule: [
    ({ user }, reached) => ({ ...shift, assignedUserIds: [reached.user, user] }),
    ({ user }) => ({ ...shift, assignedUserIds: [user] }),
    ({ team: teamId }, { user }) => ({ ...shift, assignedUserIds: [user], teamId }),
  ],
  updateSchedule: [
    ({ team: teamId }, { schedule: id }) => ({ id, teamId }),
    ({ schedule: id }) => ({ id, title: 'Late shift' }),
    ({ user }, { schedule: id }) => ({ id, assignedUserIds: [user] }),
    ({ user }, { schedule: id }) => ({ id, title: 'x', expectedAssignedUserIds: [user] }),
  ],
  moveAssignment: [
    ({ schedule: id }, { user: userId }) => ({ id, userId, endAt: '2026-07-30T23:00:00.000Z' }),
    ({ schedule: id, user: userId }) => ({ id, userId, endAt: '2026-07-30T23:00:00.000Z' }),
    ({ user: userId }, { schedule: id }) => ({ id, userId, endAt: '2026-07-30T23:00:00.000Z' }),
    ({ user: toUserId }, { schedule: id, user: userId }) => ({ id, userId, toUserId }),
    ({ schedule: intoId }, { schedule: id, user: userId }) => ({ id, userId, intoId }),
  ],
  changeSchedules: ['PUBLISH', 'UNPUBLISH', 'DELETE'].map(
    (action): CommandCase =>
      ({ schedule }) => ({ ids: [schedule], action }),
  ),
  assignSchedules: [
    ({ schedule: id }, { user }) => ({ assignments: [{ id, userIds: [user] }] }),
    ({ user }, { schedule: id }) => ({ assignments: [{ id, userIds: [user] }] }),
  ],
  planWeek: [
    ({ user }) => ({ ...plan, userIds: [user] }),
    ({ user }, reached) => ({ ...plan, userIds: [reached.user, user] }),
  ],
  copyShifts: [
    ({ schedule: id }) => ({ copies: [{ id, date: '2026-08-07' }] }),
    ({ user }, { schedule: id }) => ({ copies: [{ id, date: '2026-08-07', userIds: [user] }] }),
  ],
  deleteSchedule: [({ schedule: id }) => ({ id })],
  copyScheduleWeek: 'names dates',
  publishSchedules: [({ team: teamId }) => ({ weekOf: '2026-08-05', teamId })],
  createShiftTemplate: [({ team: teamId }) => ({ name: 'Early', startTime: '06:00', endTime: '14:30', teamId })],
  updateShiftTemplate: [({ team: teamId }, { template: id }) => ({ id, teamId })],
  deleteShiftTemplate: 'without people',
  orderShiftTemplates: 'without people',
  applyShiftTemplate: [
    ({ user }, { template: id }) => ({ id, date: '2026-08-05', userIds: [user] }),
    (target, { template: id, user }) => ({ id, date: '2026-08-05', userIds: [user, target.user] }),
  ],
  createWeekTemplate: 'names dates',
  updateWeekTemplate: 'names dates',
  deleteWeekTemplate: 'names a template, which every manager sees',
  applyWeekTemplate: 'names a template, which every manager sees',

  addTeamMember: [
    ({ user: userId }, { team: id }) => ({ id, userId }),
    ({ team: id }, { user: userId }) => ({ id, userId }),
    ({ team: id, user: userId }) => ({ id, userId }),
  ],
  endTeamMembership: [
    ({ user: userId }, { team: id }) => ({ id, userId }),
    ({ team: id }, { user: userId }) => ({ id, userId }),
  ],
  removeTeamMember: [
    ({ user: userId }, { team: id }) => ({ id, userId }),
    ({ team: id }, { user: userId }) => ({ id, userId }),
  ],

  requestPto: [({ user: userId }, { policy: policyId }) => ({ userId, policyId, ...timeOff })],
  cancelPtoRequest: [({ request: id }) => ({ id })],
  approvePtoRequest: [({ request: id }) => ({ id }), ({ request: id }) => ({ id, removeFromShifts: true })],
  denyPtoRequest: [({ request: id }) => ({ id })],
  revokePtoRequest: [({ request: id }) => ({ id })],
};

/** What commands answer instead of NOT_FOUND: they list what they left out, or reject the input as a whole. */
export const otherCodes: Partial<Readonly<Record<Operation, string>>> = {
  createUser: 'BAD_USER_INPUT',
  importTeam: 'BAD_USER_INPUT',
  approveTimesheets: 'null',
  approveSelectedTimesheets: 'null',
  rejectSelectedTimesheets: 'null',
  changeSchedules: 'null',
  assignSchedules: 'null',
  copyShifts: 'null',
  updateSchedule: 'CONFLICT',
  moveAssignment: 'CONFLICT',
};

/** These write into the audit log what they approved, even nothing. */
export const recorded: readonly Operation[] = ['approveTimesheets', 'approveSelectedTimesheets'];
