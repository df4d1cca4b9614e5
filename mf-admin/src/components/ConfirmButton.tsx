import { Button, ConfirmDialog } from '@timetrack/ui';
import type { ReactNode } from 'react';
import { useLinkedDialog } from '../hooks/use-linked-dialog.js';

interface ConfirmButtonProps {
  /** What the address calls the dialog: `?open=delete-0198…`. */
  readonly name: string;
  readonly icon: ReactNode;
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
          {verb}
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
