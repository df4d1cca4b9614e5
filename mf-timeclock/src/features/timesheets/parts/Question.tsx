import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  Button,
  type ButtonProps,
} from '@timetrack/ui';
import type { ReactNode } from 'react';

interface QuestionProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The words of the button that goes ahead. */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly busy?: boolean;
  readonly onAction: () => void;
  readonly onCancel: () => void;
  /** What went wrong, when the answer was yes. */
  readonly children?: ReactNode;
}

/** Asks before something is lost, or much is changed at once. It stays until the work is done, and where it fails. */
export function Question({ title, description, children, ...answers }: QuestionProps) {
  const { action, variant, busy = false, onAction, onCancel } = answers;
  return (
    <AlertDialog open onOpenChange={() => !busy && onCancel()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button variant={variant} busy={busy} onClick={onAction}>
            {action}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
