import { FormDialog } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import { useLinkedDialog } from '../hooks/use-linked-dialog.js';

interface LinkedFormDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'open' | 'onOpenChange' | 'unsaved'> {
  /** What the address calls the dialog: `?open=new-job`. */
  readonly name: string;
}

/** A form dialog that a link can open. Closing it changes the address, so its form guards unsaved input. */
export function LinkedFormDialog({ name, ...props }: LinkedFormDialogProps) {
  return <FormDialog {...props} {...useLinkedDialog(name)} unsaved={false} />;
}
