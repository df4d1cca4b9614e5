import type { Role } from '@timetrack/contracts';
import { api, aViewer, respondWith } from '@timetrack/testing';
import { LoadHasPayTerms } from '../components/has-pay-terms.graphql.js';
import { LoadOvertimeRules } from '../components/overtime-rules.graphql.js';
import { LoadActors, LoadAuditLog } from '../features/audit/audit.graphql.js';
import {
  CreateInvitation,
  DeleteInvitation,
  LoadInvitations,
  LoadQr,
} from '../features/invitations/invitation/invitations.graphql.js';
import { LoadWorkByTime } from '../features/reports/by-time/by-time.graphql.js';
import { LoadJobWork, LoadMatrix } from '../features/reports/matrix/matrix.graphql.js';
import { LoadPersonPay, LoadTimesheet } from '../features/reports/person/person.graphql.js';
import {
  CreateSavedReport,
  DeleteSavedReport,
  LoadDateRanges,
  LoadReport,
  LoadReportTeams,
  LoadSavedReports,
  RenameSavedReport,
} from '../features/reports/reports.graphql.js';
import { anEntry, aPage } from './audit-builders.js';
import { anInvitation, aQrImage } from './invitation-builders.js';
import { jobsDefaults } from './jobs-defaults.js';
import { someOvertimeRules } from './overtime-builders.js';
import { payrollDefaults } from './payroll-defaults.js';
import { aPersonPay, aReport, aTimesheet } from './report-builders.js';
import { settingsDefaults } from './settings-defaults.js';
import { aMember, aTeam } from './team-builders.js';
import { teamDefaults } from './team-defaults.js';
import { teamsDefaults } from './teams-defaults.js';
import { withPayTerms } from './terms-builders.js';
import { aJobWork, aMatrix, aSavedReport, aWorkByTime, someSavedReports } from './work-builders.js';

const grantableRoles: Role[] = ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];

const invitationDefaults = [
  api.query(LoadInvitations, () =>
    respondWith(aViewer({ invitations: { nodes: [anInvitation()] }, grantableRoles, mailConfigured: false })),
  ),
  api.query(LoadQr, () => respondWith(aViewer({ invitationQr: { qrCodeDataUrl: aQrImage } }))),
  api.mutation(CreateInvitation, () =>
    respondWith({ invitationCreate: { invitation: anInvitation({ inviteCode: 'AAAA-BBBB-CCCC-DDDD' }) } }),
  ),
  api.mutation(DeleteInvitation, () => respondWith({ invitationDelete: { deletedInvitationId: 'invitation-1' } })),
];

const auditDefaults = [
  api.query(LoadAuditLog, () => respondWith(aViewer({ auditLogs: aPage([anEntry()]) }))),
  api.query(LoadActors, () =>
    respondWith(aViewer({ users: aTeam([aMember('Olivia', { id: 'user-owner', lastName: 'Owens' })]) })),
  ),
];

const reportDefaults = [
  api.query(LoadReportTeams, () => respondWith(aViewer({ teams: { nodes: [] } }))),
  api.query(LoadDateRanges, () => respondWith(aViewer({ dateRanges: [] }))),
  api.query(LoadReport, ({ variables }) => respondWith(aViewer({ report: aReport(undefined, variables) }))),
  api.query(LoadPersonPay, () => respondWith(aViewer({ personPay: aPersonPay() }))),
  api.query(LoadJobWork, () => respondWith(aViewer({ workMatrix: aJobWork() }))),
  api.query(LoadMatrix, () => respondWith(aViewer({ workMatrix: aMatrix() }))),
  api.query(LoadWorkByTime, () => respondWith(aViewer({ workByTime: aWorkByTime() }))),
  api.query(LoadSavedReports, () => respondWith(someSavedReports())),
  api.mutation(CreateSavedReport, ({ variables: { input } }) =>
    respondWith({ savedReportCreate: { savedReport: aSavedReport(input.name) } }),
  ),
  api.mutation(RenameSavedReport, ({ variables: { input } }) =>
    respondWith({ savedReportRename: { savedReport: aSavedReport(input.name) } }),
  ),
  api.mutation(DeleteSavedReport, ({ variables: { id } }) =>
    respondWith({ savedReportDelete: { deletedSavedReportId: id } }),
  ),
  api.query(LoadTimesheet, ({ variables: { id } }) => respondWith(aViewer({ timesheet: aTimesheet({ id }) }))),
];

/** A default response to every operation of this module. Override an operation in the test that depends on it. */
export const defaults = [
  ...teamDefaults,
  ...teamsDefaults,
  ...invitationDefaults,
  ...auditDefaults,
  ...reportDefaults,
  ...payrollDefaults,
  ...jobsDefaults,
  ...settingsDefaults,
  api.query(LoadHasPayTerms, () => respondWith(withPayTerms(true))),
  api.query(LoadOvertimeRules, () => respondWith(aViewer({ overtimeRules: { nodes: someOvertimeRules() } }))),
];
