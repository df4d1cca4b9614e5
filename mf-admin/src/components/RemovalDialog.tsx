import { ConfirmDialog } from '@timetrack/ui';
import type { ComponentProps } from 'react';

interface RemovalDialogProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'description' | 'action' | 'busy'> {
  readonly onRemove: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Stays open until the request succeeds, so that the user can retry. */
export function RemovalDialog({ onRemove, onClose, onClosed, ...props }: RemovalDialogProps) {
  const remove = async () => {
    if (await onRemove()) onClose();
  };
  return (
    <ConfirmDialog
      {...props}
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      variant="destructive"
      onAction={() => void remove()}
    />
  );
}
