import { useGuardedDialog } from '@timetrack/contracts/routing';
import { RecordTimeOff } from '../record/RecordTimeOff.js';
import type { ApprovalAddress } from './approval-address.js';

interface RecordDialogProps {
  readonly address: ApprovalAddress;
  readonly onSaved: () => unknown;
}

/** Records the time off of the person whom the address names. */
export function RecordDialog({ address, onSaved }: RecordDialogProps) {
  const named = address.dialog?.action === 'record' ? address.dialog.id : null;
  const { dialog, guard } = useGuardedDialog({ dialog: named, below: address.below, close: address.close });
  return dialog && <RecordTimeOff key={dialog} personId={dialog} guard={guard} onSaved={onSaved} />;
}
