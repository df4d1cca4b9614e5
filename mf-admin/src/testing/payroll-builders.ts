import type { ReadOf } from '@timetrack/client';
import { aViewer } from '@timetrack/testing';
import type {
  Admin_Payroll_LoadAdjustmentsQuery,
  Admin_Payroll_LoadCheckQuery,
  Admin_Payroll_LoadExportProfilesQuery,
  Admin_Payroll_LoadPeriodsQuery,
  Admin_Payroll_LoadSignaturesQuery,
  ApproveStep_ClosingCheckFragment,
  CloseStep_ClosingCheckFragment,
  ExportStep_ClosingCheckFragment,
  ReopeningRequest_RequestFragment,
  ReviewStep_ClosingCheckFragment,
} from '../gql/graphql.js';

type Period = ReadOf<Admin_Payroll_LoadPeriodsQuery, 'payPeriods'>['nodes'][number];
type Check = ReadOf<Admin_Payroll_LoadCheckQuery, 'closingCheck'> &
  ReviewStep_ClosingCheckFragment &
  ApproveStep_ClosingCheckFragment &
  CloseStep_ClosingCheckFragment &
  Pick<ExportStep_ClosingCheckFragment, 'totals'>;

/** A past period that is not closed. */
export function aPayrollPeriod(overrides: Partial<Period> = {}) {
  const period: Period = {
    startDate: '2020-01-05',
    endDate: '2020-01-18',
    status: 'OPEN',
    closedAt: null,
    closedBy: null,
    version: null,
    pendingOvertime: [],
    payVersions: { nodes: [] },
    ...overrides,
  };
  return { __typename: 'PayPeriod' as const, ...period };
}

/** The check of that period, which is ready to be closed. */
export function aClosingCheck(overrides: Partial<Check> = {}) {
  const check: Omit<Check, ' $fragmentRefs'> = {
    startDate: '2020-01-05',
    endDate: '2020-01-18',
    status: 'OPEN',
    canClose: true,
    canReopen: false,
    canRequestReopening: false,
    timesheetCount: 12,
    unapprovedCount: 0,
    blockers: [],
    notices: [],
    exceptionCount: 0,
    approvalsByCloser: [],
    exceptions: [],
    undecidedTimeOffCount: 0,
    undecidedTimeOff: [],
    withoutEmployeeNumberCount: 0,
    withoutEmployeeNumber: [],
    payrollFiles: [],
    totals: {
      people: 3,
      regularMinutes: 4800,
      overtimeMinutes: 90,
      doubleTimeMinutes: 0,
      mealPremiumMinutes: 0,
      restPremiumMinutes: 0,
      ptoMinutes: 480,
      qualifiedOvertimeMinutes: 0,
      hours: { regular: 80, overtime: 1.5, doubleTime: 0, mealPremium: 0, restPremium: 0, pto: 8 },
    },
    latestVersion: null,
    lateCorrections: null,
    ...overrides,
  };
  return { __typename: 'ClosingCheck' as const, ...check };
}

/** A QuickBooks file that can’t be written for these people. */
export function aFileCheck(...ids: readonly string[]) {
  const problems: readonly object[] = ids.map((id) => ({
    ...{ __typename: 'PayrollFileProblem' as const, code: 'SAME_PERSON' as const },
    user: { __typename: 'CheckedPerson' as const, id },
    message: `${id} has the name of another person.`,
  }));
  const file = { profile: 'quickbooks', name: 'QuickBooks', problemCount: ids.length };
  return {
    __typename: 'PayrollFileCheck' as const,
    ...file,
    problems: problems as Check['payrollFiles'][number]['problems'],
  };
}

type AdjustmentPage = ReadOf<Admin_Payroll_LoadAdjustmentsQuery, 'payrollAdjustments'>;
type Adjustment = AdjustmentPage['edges'][number]['node'];

/** Adjustments of closed periods. By default, the list is empty. */
export function anAdjustmentPage(...adjustments: readonly Adjustment[]): AdjustmentPage {
  return {
    totalCount: adjustments.length,
    edges: adjustments.map((node, index) => ({ cursor: String(index), node })),
  };
}

type ExportProfile = ReadOf<Admin_Payroll_LoadExportProfilesQuery, 'exportProfiles'>['nodes'][number];

export function anExportProfile(overrides: Partial<ExportProfile> = {}) {
  const profile: ExportProfile = {
    id: 'csv',
    kind: 'BUILT_IN',
    name: 'Generic CSV',
    description: 'One row per pay line.',
    isVerified: true,
    ...overrides,
  };
  return { __typename: 'ExportProfile' as const, ...profile };
}

/** An accountant’s request to reopen that period. */
export function aReopeningRequest(overrides: Partial<ReopeningRequest_RequestFragment> = {}) {
  const request: ReopeningRequest_RequestFragment = {
    id: 'request-1',
    startDate: '2020-01-05',
    endDate: '2020-01-18',
    reason: 'A shift is missing',
    status: 'PENDING',
    requestedBy: { id: 'user-accountant', firstName: 'Grace', lastName: 'Hall' },
    requestedAt: '2020-01-21T17:00:00.000Z',
    note: null,
    decidedBy: null,
    decidedAt: null,
    canDecide: false,
    ...overrides,
  };
  return { __typename: 'ReopeningRequest' as const, ...request };
}

interface SignatureCounts {
  readonly signedCount: number;
  readonly staleCount: number;
  readonly missingCount: number;
}

/** The counts of a period without signatures, unless overridden. */
export function signatureCounts(startDate: string, counts: Partial<SignatureCounts> = {}) {
  const node = { startDate, signedCount: 0, staleCount: 0, missingCount: 0, ...counts };
  const payPeriods = {
    __typename: 'PayPeriodConnection' as const,
    nodes: [{ __typename: 'PayPeriod' as const, ...node }],
  };
  return aViewer({ payPeriods });
}

type Signature = ReadOf<Admin_Payroll_LoadSignaturesQuery, 'signOffs'>['nodes'][number];

/** A person who has not signed, unless the row says otherwise. */
export function aSignatureRow(firstName: string, overrides: Partial<Signature> = {}) {
  const row: Signature = {
    user: { id: `user-${firstName}`, firstName, lastName: 'Ruiz' },
    ...{ state: 'MISSING', signedAt: null, answeredNo: [], signOff: null },
    ...overrides,
  };
  return { __typename: 'SignOffRow' as const, ...row };
}

/** The list of signatures of a period. */
export function someSignatures(...nodes: ReturnType<typeof aSignatureRow>[]) {
  const signOffs = { __typename: 'SignOffRowConnection' as const, totalCount: nodes.length, nodes };
  return aViewer({ signOffs });
}
