import { Button, ConfirmDialog } from '@timetrack/ui';
import type { ReactNode } from 'react';

interface ConfirmButtonProps {
  readonly icon: ReactNode;
  /** `Revoke`. The button and the title of the dialog consist of the verb and the subject. */
  readonly verb: string;
  /** `Payroll run`. */
  readonly subject: string;
  readonly consequence: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button that explains the consequence and asks for confirmation first. */
export function ConfirmButton({ icon, verb, subject, consequence, busy, onConfirm }: ConfirmButtonProps) {
  return (
    <ConfirmDialog
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
