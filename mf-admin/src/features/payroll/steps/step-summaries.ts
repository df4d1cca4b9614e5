import type { ReadOf } from '@timetrack/client';
import { formatCount } from '@timetrack/screens';
import type { Admin_Payroll_LoadCheckQuery } from '../../../gql/graphql.js';
import { type Step, steps } from '../address/payroll-address.js';

export type Check = ReadOf<Admin_Payroll_LoadCheckQuery, 'closingCheck'>;

export interface StepSummary {
  readonly step: Step;
  readonly title: string;
  /** The remaining work: `3 exceptions`. */
  readonly detail: string;
  readonly isDone: boolean;
}

const titles: Readonly<Record<Step, string>> = {
  review: 'Review exceptions',
  approve: 'Approve',
  close: 'Close',
  export: 'Export',
};

export function summarizeSteps(check: Check): readonly StepSummary[] {
  const isClosed = check.status === 'CLOSED';
  const describe = {
    review: () => describeReview(check),
    approve: () => describeApproval(check),
    close: () => describeClosing(check),
    export: () => (isClosed ? 'Ready' : 'After closing'),
  };
  const isDone = {
    review: isClosed || check.exceptionCount === 0,
    approve: isClosed || check.unapprovedCount + check.undecidedTimeOffCount === 0,
    close: isClosed,
    // The files can be downloaded again at any time.
    export: false,
  };
  return steps.map((step) => ({ step, title: titles[step], detail: describe[step](), isDone: isDone[step] }));
}

export function findNextStep(summaries: readonly StepSummary[]): Step {
  return summaries.find(({ isDone }) => !isDone)?.step ?? 'export';
}

function describeReview({ exceptionCount }: Check): string {
  return exceptionCount === 0 ? 'No exceptions' : formatCount(exceptionCount, 'exception');
}

function describeApproval({ timesheetCount, unapprovedCount, undecidedTimeOffCount }: Check): string {
  const left = [
    unapprovedCount > 0 && formatCount(unapprovedCount, 'timesheet'),
    undecidedTimeOffCount > 0 && formatCount(undecidedTimeOffCount, 'request'),
  ].filter((part) => part !== false);
  if (left.length > 0) return left.join(', ');
  return timesheetCount === 0 ? 'No timesheets' : 'All approved';
}

function describeClosing({ status, blockers }: Check): string {
  if (status === 'CLOSED') return 'Closed';
  if (blockers.length === 0) return 'Ready to close';
  return blockers.some(({ code }) => code === 'NOT_OVER') ? 'Not over yet' : 'Waits for approval';
}
