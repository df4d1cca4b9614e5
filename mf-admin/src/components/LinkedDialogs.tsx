import { failureOf } from '@timetrack/client';
import { type AddressFormat, useAddressState } from '@timetrack/screens';
import { Button, type ButtonProps, ConfirmDialog, FormDialog } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { type ComponentProps, type ReactElement, useState } from 'react';

/** `?open=new-job` names the open dialog of a screen. */
const dialogAddress: AddressFormat<{ readonly open: string | null }> = {
  parameters: ['open'],
  read: (params) => ({ open: params.get('open') }),
  write: ({ open }) => ({ open }),
};

/** Keeps in the address whether a dialog is open, so that a link opens it and going back closes it. */
export function useLinkedDialog(name: string) {
  const { state, open, close } = useAddressState(dialogAddress);
  return {
    open: state.open === name,
    onOpenChange: (isOpen: boolean) => (isOpen ? open({ open: name }) : close({ open: null })),
  };
}

/**
 * The same for a dialog about one of several things, such as a member: `?open=archive-0198…`. A link may name something
 * that does not exist, or for which the action is not offered: see `useMissingDialog`.
 */
export function useLinkedItem<Action extends string>(actions: readonly Action[]) {
  const { state, open, close } = useAddressState(dialogAddress);
  const action = actions.find((one) => state.open?.startsWith(`${one}-`));
  return {
    item: action && state.open ? { action, id: state.open.slice(action.length + 1) } : null,
    open: (chosen: Action, id: string) => open({ open: `${chosen}-${id}` }),
    close: () => close({ open: null }),
  };
}

interface LinkedFormDialogProps
  extends Omit<ComponentProps<typeof FormDialog>, 'open' | 'onOpenChange' | 'unsaved' | 'trigger'> {
  /** What the address calls the dialog: `?open=new-job`. */
  readonly name: string;
  /** The button that opens the dialog, or the label of one that adds something: `Add Job`. */
  readonly trigger: ReactElement | string;
}

/** A form dialog that a link can open. Closing it changes the address, so its form guards unsaved input. */
export function LinkedFormDialog({ name, trigger, ...props }: LinkedFormDialogProps) {
  const button = typeof trigger === 'string' ? <AddButton label={trigger} /> : trigger;
  return <FormDialog {...props} {...useLinkedDialog(name)} trigger={button} unsaved={false} />;
}

function AddButton({ label, ...props }: ButtonProps & { readonly label: string }) {
  return (
    <Button {...props}>
      <Plus aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}

interface ConfirmButtonProps {
  /** What the address calls the dialog: `?open=delete-0198…`. */
  readonly name: string;
  readonly icon: ReactElement;
  /** `Revoke`. The button and the title of the dialog consist of the verb and the subject. */
  readonly verb: string;
  /** `Payroll run`. */
  readonly subject: string;
  readonly consequence: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

export function ConfirmButton({ name, icon, verb, subject, consequence, busy, onConfirm }: ConfirmButtonProps) {
  return (
    <ConfirmDialog
      {...useLinkedDialog(name)}
      trigger={
        <Button variant="outline" size="sm" busy={busy} aria-label={`${verb} ${subject}`}>
          {icon}
          <span>{verb}</span>
        </Button>
      }
      title={`${verb} ${subject}?`}
      description={consequence}
      action={verb}
      variant="destructive"
      onAction={onConfirm}
    />
  );
}

interface ConfirmedChange {
  /** What the address calls the dialog: `?open=close-period`. */
  readonly name: string;
  readonly send: () => Promise<void>;
  /** Called after a failure, for example to load what has changed since. */
  readonly onFailure?: () => Promise<unknown>;
}

/** The state of a `ConfirmDialog` that closes when its change succeeds, and otherwise stays open with the reason. */
export function useConfirmedChange({ name, send, onFailure }: ConfirmedChange) {
  const { open, onOpenChange } = useLinkedDialog(name);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Going back closes it too, without an event.
  if (!open && failure !== null) setFailure(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await send();
      onOpenChange(false);
    } catch (error) {
      setFailure(failureOf(error).message);
      await onFailure?.();
    } finally {
      setBusy(false);
    }
  }

  return { open, onOpenChange, busy, failure, onAction: () => void confirm() };
}

interface RemovalDialogProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'description' | 'action' | 'busy'> {
  /** Resolves to nothing after a failure. */
  readonly onRemove: () => Promise<unknown>;
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
