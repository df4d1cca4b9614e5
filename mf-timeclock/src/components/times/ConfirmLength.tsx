import { ConfirmDialog } from '@timetrack/ui';
import type { LengthConfirmation } from './use-length-confirmation.js';

interface ConfirmLengthProps {
  readonly confirmation: LengthConfirmation;
  readonly onConfirm: () => void;
}

/** Confirms an unusually long timesheet. The entered values stay in the form behind it. */
export function ConfirmLength({ confirmation, onConfirm }: ConfirmLengthProps) {
  return (
    <ConfirmDialog
      open={confirmation.message !== null}
      title="Are the times correct?"
      description={confirmation.message}
      action="Times are correct"
      cancel="Change the times"
      onAction={() => {
        confirmation.confirm();
        onConfirm();
      }}
      onOpenChange={confirmation.cancel}
    />
  );
}
