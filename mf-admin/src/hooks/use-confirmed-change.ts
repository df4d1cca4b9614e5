import { failureOf } from '@timetrack/client';
import { useState } from 'react';
import { useLinkedDialog } from './use-linked-dialog.js';

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
