import { type ReactElement, type ReactNode, useState } from 'react';
import type { Elements } from '../helpers/elements.js';
import { DiscardChangesDialog } from './ConfirmDialog.js';
import { Dialog, DialogContent, type DialogContentProps, DialogHeader, DialogTrigger } from './Dialog.js';

/**
 * Decides whether a form may be closed immediately, or whether the user must confirm that the changes are discarded.
 */
interface CloseGuard {
  readonly isConfirming: boolean;
  readonly setConfirming: (isConfirming: boolean) => void;
  readonly close: () => void;
}

interface FormDialogText {
  readonly title: string;
  readonly description: ReactNode;
}

interface FormDialogProps extends FormDialogText, Pick<DialogContentProps, 'className'> {
  /** Whether the dialog is open, for a caller that decides. It then opens or closes the dialog in `onOpenChange`. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog. */
  readonly trigger: ReactElement;
  /**
   * Whether closing would lose changes. Without it, any change of a native control counts; a form with other controls
   * must pass it.
   */
  readonly unsaved?: boolean;
  /** The content while the dialog is open. It is mounted again each time. */
  readonly children: (close: () => void) => Elements;
}

/** A dialog with a form, and the button that opens it. It asks the user for confirmation before changes are lost. */
export function FormDialog({ trigger, unsaved, children, open, onOpenChange, ...content }: FormDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const setOpen = onOpenChange ?? setIsOpen;
  const close = () => {
    setOpen(false);
    setTouched(false);
    setConfirming(false);
  };
  const change = (next: boolean) => {
    if (next) setOpen(true);
    else if (unsaved ?? isTouched) setConfirming(true);
    else close();
  };
  return (
    <Dialog open={open ?? isOpen} onOpenChange={change}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      {/* Not onInput: a render between the input and the change event of a list would undo the choice. */}
      <FormDialogContent {...content} guard={{ isConfirming, setConfirming, close }} onChange={() => setTouched(true)}>
        {children(close)}
      </FormDialogContent>
    </Dialog>
  );
}

interface OpenFormDialogProps extends FormDialogText, Pick<DialogContentProps, 'className' | 'focusFallback'> {
  readonly guard: CloseGuard & { readonly isUnsaved: boolean };
  readonly children: Elements;
}

/** A form dialog that is open while it is mounted: for dialogs that the address or a menu opens. */
export function OpenFormDialog(content: OpenFormDialogProps) {
  const { isUnsaved, setConfirming, close } = content.guard;
  return (
    <Dialog open onOpenChange={() => (isUnsaved ? setConfirming(true) : close())}>
      <FormDialogContent {...content} />
    </Dialog>
  );
}

type FormDialogContentProps = Omit<OpenFormDialogProps, 'guard'> &
  Pick<DialogContentProps, 'onChange'> & { readonly guard: CloseGuard };

function FormDialogContent({ title, description, guard, className, children, ...content }: FormDialogContentProps) {
  const { isConfirming, setConfirming, close } = guard;
  return (
    <DialogContent className={className ?? 'max-w-md'} {...content}>
      <DialogHeader title={title} description={description} />
      {children}
      <DiscardChangesDialog open={isConfirming} onKeep={() => setConfirming(false)} onDiscard={close} />
    </DialogContent>
  );
}
