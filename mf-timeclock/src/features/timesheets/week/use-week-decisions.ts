import { useGuardedDialog } from '@timetrack/contracts/routing';
import { type AddressFormat, useAddressState, useMissingDialog } from '@timetrack/screens';
import { useState } from 'react';
import type { Left } from './LeftDialog.js';
import { countExceptional, toInput } from './selection.js';
import { useApproveSelection } from './use-approve-selection.js';
import type { useSelection } from './use-selection.js';
import type { PersonWeek } from './week.graphql.js';

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
