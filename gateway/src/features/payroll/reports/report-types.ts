import { payrollSummary, timesByEmployee } from './by-employee.js';
import { timesByJob } from './by-job.js';
import { ptoSummary } from './pto-summary.js';
import type { AnyReport } from './report-definition.js';

export const reportTypes = ['TIMES_BY_EMPLOYEE', 'TIMES_BY_JOB', 'PAYROLL_SUMMARY', 'PTO_SUMMARY'] as const;

export type ReportType = (typeof reportTypes)[number];

export const reportDefinitions: Readonly<Record<ReportType, AnyReport>> = {
  TIMES_BY_EMPLOYEE: timesByEmployee,
  TIMES_BY_JOB: timesByJob,
  PAYROLL_SUMMARY: payrollSummary,
  PTO_SUMMARY: ptoSummary,
};
