import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useGuardedDialog } from '@timetrack/contracts/routing';
import {
  type AddressFormat,
  formatCount,
  useAddressState,
  useMissingDialog,
  useReportFailure,
} from '@timetrack/screens';
import { useState } from 'react';
import type { TimesheetSelectionApproveInput } from '../../../gql/graphql.js';
import { refetchAfterReview } from '../../clock/index.js';
import { countExceptional, toInput, type useSelection } from './use-week.js';
import type { Left } from './WeekDialogs.js';
import { ApproveSelection, type PersonWeek } from './week.graphql.js';

interface WeekToDecide {
  readonly startDate: string | null;
  readonly choice: ReturnType<typeof useSelection>;
}

/** Approves or rejects the selection, approves the week of a person, and keeps what the gateway left. */
export function useWeekDecisions({ startDate, choice: { selected, clear } }: WeekToDecide) {
  const [left, setLeft] = useState<Left | null>(null);
  const approval = useApproveSelection({ onDone: clear, onLeft: setLeft });
  const { open, ...address } = useRejectDialog();
  const { dialog, guard } = useGuardedDialog(address);
  const isFound = startDate === null ? undefined : selected.length > 0;
  useMissingDialog({ id: dialog, isFound, close: address.close });
  return {
    approval,
    approveSelected: () =>
      approval.start({
        input: { timesheets: toInput(selected) },
        count: selected.length,
        exceptional: countExceptional(selected),
      }),
    approveWeek: ({ user, version, approvable, exceptional }: PersonWeek) => {
      if (startDate === null) return;
      const weeks = [{ userId: user.id, weekOf: startDate, expectedVersion: version }];
      approval.start({ input: { weeks }, count: approvable, exceptional });
    },
    openRejection: open,
    /** The dialog that rejects the selection, while it is open. */
    rejection: dialog !== null && selected.length > 0 ? { guard, onDone: clear, onLeft: setLeft } : null,
    left: left && left.timesheets.length > 0 ? left : null,
    forgetLeft: () => setLeft(null),
  };
}

interface RejectAddress {
  readonly isOpen: boolean;
}

/** `?reject=selection` */
const rejectAddress: AddressFormat<RejectAddress> = {
  parameters: ['reject'],
  read: (params) => ({ isOpen: params.get('reject') === 'selection' }),
  write: ({ isOpen }) => (isOpen ? { reject: 'selection' } : {}),
};

/** The dialog that rejects the selection. It is in the address, so that Back closes it. */
function useRejectDialog() {
  const { state, open, close, queryWith } = useAddressState(rejectAddress);
  return {
    dialog: state.isOpen ? 'selection' : null,
    below: queryWith({ isOpen: false }),
    open: () => open({ isOpen: true }),
    close: () => close({ isOpen: false }),
  };
}

interface Approval {
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
