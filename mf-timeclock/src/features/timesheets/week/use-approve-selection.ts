import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import type { TimesheetSelectionApproveInput } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import type { Left } from './LeftDialog.js';
import { ApproveSelection } from './week.graphql.js';

export interface Approval {
  readonly input: Partial<Pick<TimesheetSelectionApproveInput, 'timesheets' | 'weeks'>>;
  readonly count: number;
  readonly exceptional: number;
}

interface ApprovalEvents {
  readonly onDone: () => void;
  readonly onLeft: (left: Left) => void;
}

/** Approves a selection, after a confirmation if it has exceptions. What the gateway leaves is listed with its reasons. */
export function useApproveSelection({ onDone, onLeft }: ApprovalEvents) {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();
  const [toConfirm, setToConfirm] = useState<Approval | null>(null);
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
        onLeft({ verb: 'approved', timesheets: summary.left });
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
    start: (approval: Approval) => (approval.exceptional > 0 ? setToConfirm(approval) : void approve(approval)),
    confirm: () => toConfirm && void approve(toConfirm),
    cancel: () => setToConfirm(null),
  };
}
