import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type {
  Timeclock_Timesheets_ApproveSelectionMutation,
  TimesheetSelectionApproveInput,
} from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { ApproveSelection } from './week.graphql.js';

type Summary = NonNullable<
  NonNullable<Timeclock_Timesheets_ApproveSelectionMutation['timesheetSelectionApprove']>['summary']
>;
export type LeftTimesheet = Summary['left'][number];

/** What the viewer is about to approve. */
export interface Approval {
  readonly input: Partial<Pick<TimesheetSelectionApproveInput, 'timesheets' | 'weeks'>>;
  readonly count: number;
  readonly exceptional: number;
}

/** Approves a selection, after a confirmation if it has exceptions. What the gateway leaves is listed with its reasons. */
export function useApproveSelection(onDone: () => void) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [toConfirm, setToConfirm] = useState<Approval | null>(null);
  const [left, setLeft] = useState<readonly LeftTimesheet[]>([]);
  const [isApproving, setApproving] = useState(false);

  async function approve({ input, exceptional }: Approval): Promise<void> {
    setApproving(true);
    try {
      const { data } = await client.mutate({
        mutation: ApproveSelection,
        variables: { input: { ...input, confirmExceptions: exceptional > 0 } as TimesheetSelectionApproveInput },
      });
      const summary = data?.timesheetSelectionApprove?.summary;
      if (summary) {
        showToast({ title: `${formatCount(summary.approved, 'timesheet')} approved` });
        setLeft(summary.left);
      }
      setToConfirm(null);
      onDone();
    } catch (error) {
      setToConfirm(null);
      reportFailure(error, 'Approval failed', { fallback: 'Could not approve the timesheets' });
    }
    setApproving(false);
    await refetchAfterReview(client);
  }

  return {
    isApproving,
    toConfirm,
    left,
    start: (approval: Approval) => (approval.exceptional > 0 ? setToConfirm(approval) : void approve(approval)),
    confirm: () => toConfirm && void approve(toConfirm),
    cancel: () => setToConfirm(null),
    forgetLeft: () => setLeft([]),
  };
}
