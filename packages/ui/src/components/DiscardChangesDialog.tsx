import { ConfirmDialog } from './ConfirmDialog.js';

export interface DiscardChangesDialogProps {
  open: boolean;
  /** The form stays as it is. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whoever leaves a form in which something was changed. */
export function DiscardChangesDialog({ open, onKeep, onDiscard }: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title="Discard your changes?"
      description="What you entered is not saved."
      cancel="Keep Editing"
      action="Discard"
      variant="destructive"
      onAction={onDiscard}
    />
  );
}
