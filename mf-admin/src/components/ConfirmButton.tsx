import { Button, ConfirmDialog } from '@timetrack/ui';
import type { ReactNode } from 'react';

interface ConfirmButtonProps {
  readonly icon: ReactNode;
  /** What is done: `Revoke`. */
  readonly verb: string;
  /** To what: `Payroll run`. Button and question name both. */
  readonly subject: string;
  /** What becomes of it. */
  readonly consequence: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** A button for what cannot simply be taken back: it says what will happen, and asks. */
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
