import { ConfirmDialog } from './ConfirmDialog.js';

interface DiscardChangesDialogProps {
  open: boolean;
  /** Called when the user keeps editing. */
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardChangesDialog({ open, onKeep, onDiscard }: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title="Discard your changes?"
      description="Your unsaved changes will be lost."
      cancel="Keep Editing"
      action="Discard"
      variant="destructive"
      onAction={onDiscard}
    />
  );
}
