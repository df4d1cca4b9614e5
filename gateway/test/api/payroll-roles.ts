import { aLayout } from '../../src/features/payroll-exports/test/builders.js';
import type { Role } from '../../src/platform/auth/viewer.js';
import { newId } from '../../src/platform/database/ids.js';
import type { RoleFixture } from './role-fixture.js';
import type { RoleRow } from './role-table.types.js';

type Roles = readonly Role[];

const everyRole: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT', 'WORKER'];
const administrators: Roles = ['OWNER', 'ADMIN'];
const administratorsAndAccountants: Roles = ['OWNER', 'ADMIN', 'ACCOUNTANT'];
const managersAndAccountants: Roles = ['OWNER', 'ADMIN', 'MANAGER', 'ACCOUNTANT'];

const aName = () => ({ name: `Name ${newId()}` });
const aMember = async (fixture: RoleFixture) => ({ id: (await fixture.member()).id });
const aWeek = () => ({ startDate: '2026-07-05', endDate: '2026-07-11' });
const unusedId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Who reads pay and reports, and who closes and reopens pay periods. */
export const payrollRoles: Readonly<Record<string, RoleRow>> = {
  report: { callers: managersAndAccountants },
  workMatrix: { callers: managersAndAccountants },
  workByTime: { callers: managersAndAccountants },
  savedReports: { callers: managersAndAccountants },
  saveReport: {
    callers: managersAndAccountants,
    createInput: () => ({ ...aName(), type: 'TIMES_BY_JOB', range: 'LAST_WEEK' }),
  },
  renameSavedReport: {
    callers: managersAndAccountants,
    createInput: () => ({ ...aName(), id: unusedId }),
    failure: 'NOT_FOUND',
  },
  deleteSavedReport: { callers: managersAndAccountants, createInput: () => ({ id: unusedId }), failure: 'NOT_FOUND' },
  reportExport: { callers: managersAndAccountants },
  workMatrixExport: { callers: managersAndAccountants },
  workByTimeExport: { callers: managersAndAccountants },
  payrollExport: { callers: administratorsAndAccountants },
  qualifiedOvertime: { callers: administratorsAndAccountants, createInput: () => ({ year: 2026 }) },
  myQualifiedOvertime: { callers: everyRole, createInput: () => ({ year: 2026 }) },
  payrollVersions: { callers: administratorsAndAccountants },
  payrollAdjustments: { callers: administratorsAndAccountants },
  earningCodes: { callers: administratorsAndAccountants },
  setEarningCode: { callers: administrators, createInput: () => ({ kind: 'REGULAR', code: 'REG-1' }) },
  exportProfiles: { callers: administratorsAndAccountants },
  exportPresets: { callers: administratorsAndAccountants },
  previewExport: { callers: administratorsAndAccountants, createInput: () => ({ profile: 'csv' }) },
  payrollExportFile: {
    callers: administratorsAndAccountants,
    createInput: () => ({ profile: 'csv', startDate: '2026-07-01', endDate: '2026-07-07' }),
    failure: 'CONFLICT',
  },
  createExportTemplate: { callers: administrators, createInput: () => ({ ...aName(), layout: aLayout() }) },
  updateExportTemplate: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.exportTemplate(), ...aName() }),
  },
  deleteExportTemplate: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.exportTemplate() }),
  },
  personPay: { callers: managersAndAccountants, createInput: aMember },
  myPay: { callers: everyRole, createInput: aWeek },
  myHoursFile: { callers: everyRole, createInput: aWeek },
  dateRanges: { callers: managersAndAccountants },
  payPeriods: { callers: everyRole },
  payPeriodSettings: { callers: managersAndAccountants },
  updatePayPeriodSettings: {
    callers: administrators,
    createInput: () => ({ kind: 'WEEKLY', anchorDate: '2026-07-05' }),
  },
  payPeriodPlan: { callers: administrators, createInput: () => ({ kind: 'WEEKLY', anchorDate: '2026-07-05' }) },
  closePayPeriod: {
    callers: administratorsAndAccountants,
    createInput: () => ({ startDate: '2026-07-08' }),
    failure: 'NOT_FOUND',
  },
  reopenPayPeriod: {
    callers: administratorsAndAccountants,
    createInput: async (fixture) => {
      await fixture.askForConsent(false);
      return { startDate: '2026-07-08' };
    },
    failure: 'NOT_FOUND',
  },
  closingCheck: {
    callers: administratorsAndAccountants,
    createInput: () => ({ startDate: '2026-07-08' }),
    failure: 'NOT_FOUND',
  },
  requestReopening: {
    callers: ['ACCOUNTANT'],
    createInput: async (fixture) => {
      await fixture.askForConsent(true);
      return { startDate: '2026-07-08', reason: 'A late correction' };
    },
    failure: 'NOT_FOUND',
    outsiderFailure: 'FORBIDDEN',
  },
  reopeningRequests: { callers: administratorsAndAccountants },
  approveReopening: { callers: administrators, createInput: () => ({ id: unusedId }), failure: 'NOT_FOUND' },
  declineReopening: {
    callers: administrators,
    createInput: async (fixture) => ({ id: await fixture.reopeningRequest() }),
  },
};
