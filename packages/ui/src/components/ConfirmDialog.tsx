import type { ComponentProps, ReactElement, ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './AlertDialog.js';
import { Button, type ButtonProps } from './Button.js';

export interface ConfirmDialogProps extends Pick<ComponentProps<typeof AlertDialogContent>, 'onCloseAutoFocus'> {
  /** The button that asks it. */
  readonly trigger?: ReactElement;
  /** For a question without a trigger, or with an end that whoever asks decides. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  /** What becomes of it. */
  readonly description: ReactNode;
  /** The words of the button that goes ahead. */
  readonly action: string;
  /** The words of the button that does not. */
  readonly cancel?: string;
  readonly variant?: ButtonProps['variant'];
  /**
   * Given, where going ahead takes a while, as whether it is under way: such a question stays until whoever asks closes
   * it, so that it is still there after a failure.
   */
  readonly busy?: boolean;
  readonly onAction: () => void;
  /** What went wrong, when the answer was yes. */
  readonly children?: ReactNode;
}

/** Asks before something is lost, or much is changed at once. */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  onCloseAutoFocus,
  children,
  ...words
}: ConfirmDialogProps) {
  const { title, description, action, cancel = 'Cancel', variant, busy, onAction } = words;
  return (
    <AlertDialog open={open} onOpenChange={(next) => !busy && onOpenChange?.(next)}>
      {trigger && <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger>}
      <AlertDialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <AlertDialogHeader>
          <AlertDialogTitle className="wrap-anywhere">{title}</AlertDialogTitle>
          <AlertDialogDescription asChild className="wrap-anywhere">
            <div>{description}</div>
          </AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel>{cancel}</AlertDialogCancel>
          {busy === undefined ? (
            <AlertDialogAction variant={variant} onClick={onAction}>
              {action}
            </AlertDialogAction>
          ) : (
            <Button variant={variant} busy={busy} onClick={onAction}>
              {action}
            </Button>
          )}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
