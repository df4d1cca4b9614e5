import { accountingSyncFeature } from '../features/accounting-sync/index.js';
import { attentionFeature } from '../features/attention/index.js';
import { auditFeature } from '../features/audit/index.js';
import { auditLogFeature } from '../features/audit-log/index.js';
import { clientErrorsFeature } from '../features/client-errors/index.js';
import { earningCodesFeature } from '../features/earning-codes/index.js';
import { employmentFeature, firstTerms } from '../features/employment/index.js';
import { firstStepsFeature } from '../features/first-steps/index.js';
import { identityFeature } from '../features/identity/index.js';
import { jobsFeature } from '../features/jobs/index.js';
import { organizationFeature } from '../features/organization/index.js';
import { ownPayFeature } from '../features/own-pay/index.js';
import { payPeriodsFeature } from '../features/pay-periods/index.js';
import { payrollFeature, settlePay, sumWorkByDate } from '../features/payroll/index.js';
import { checkPayrollFiles, payrollExportsFeature } from '../features/payroll-exports/index.js';
import { createPhotosFeature } from '../features/photos/index.js';
import { placesFeature } from '../features/places/index.js';
import { savedReportsFeature } from '../features/saved-reports/index.js';
import { schedulePhotos, schedulingFeature } from '../features/scheduling/index.js';
import { countSigned, signOffsFeature } from '../features/sign-offs/index.js';
import { teamOverviewFeature } from '../features/team-overview/index.js';
import { teamPorts, teamsFeature } from '../features/teams/index.js';
import { countUndecidedTimeOff, timeOffFeature } from '../features/time-off/index.js';
import {
  countTimesheetsOfPayPeriods,
  countTimesheetsOfPerson,
  findFirstClockIn,
  overtakeCorrectionsOfPeriod,
  ownClockChanged,
  readTimesheetCountsOfPayPeriods,
  timeclockFeature,
  timesheetPhotos,
} from '../features/timeclock/index.js';
import { timesheetWeeksFeature } from '../features/timesheet-weeks/index.js';
import { platformTables } from '../platform/database/platform-tables.js';
import type { Feature } from '../platform/feature.js';
import { keyUsageFeature } from '../platform/graphql/usage/key-usage.js';
import { idempotencyFeature } from '../platform/http/idempotency/stored-keys.js';

/**
 * All features of the product.
 *
 * Features import each other in one direction, types included, each only those to its left:
 * audit ← organization ← identity ← jobs, photos, pay-periods, audit-log ← employment, places ← teams ← time-off ← scheduling, earning-codes
 * ← timeclock, payroll ← team-overview, attention, timesheet-weeks, first-steps, saved-reports, sign-offs, payroll-exports ← own-pay,
 * accounting-sync. A field or page that combines two features belongs to the one on the right.
 */
export const features: readonly Feature[] = [
  organizationFeature,
  identityFeature(firstTerms, teamPorts),
  auditFeature,
  auditLogFeature,
  timeOffFeature({ sumWorkByDate }),
  jobsFeature,
  placesFeature,
  teamsFeature,
  employmentFeature({ ownPagesChanged: ownClockChanged }),
  schedulingFeature,
  timeclockFeature,
  teamOverviewFeature,
  attentionFeature,
  firstStepsFeature,
  timesheetWeeksFeature,
  payPeriodsFeature({
    countTimesheets: countTimesheetsOfPayPeriods,
    countTimesheetsOfPerson,
    readTimesheetCounts: readTimesheetCountsOfPayPeriods,
    countUndecidedTimeOff,
    countSignOffs: countSigned,
    findFirstClockIn,
    onClose: [settlePay, overtakeCorrectionsOfPeriod],
  }),
  earningCodesFeature,
  payrollFeature({ countTimesheets: countTimesheetsOfPayPeriods, checkPayrollFiles }),
  signOffsFeature,
  ownPayFeature,
  savedReportsFeature,
  payrollExportsFeature,
  createPhotosFeature([timesheetPhotos, schedulePhotos]),
  accountingSyncFeature,
  clientErrorsFeature,
  idempotencyFeature,
  keyUsageFeature,
  platformTables,
];
