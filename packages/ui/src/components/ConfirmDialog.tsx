import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Alert, AlertDescription } from './Alert.js';
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

interface ConfirmDialogProps extends Pick<ComponentProps<typeof AlertDialogContent>, 'onCloseAutoFocus'> {
  /** The button that opens the dialog. */
  readonly trigger?: ReactElement;
  /** For a dialog without a trigger, or one that the caller closes. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  /** What will happen. */
  readonly description: ReactNode;
  /** The label of the button that confirms. */
  readonly action: string;
  /** The label of the button that cancels. */
  readonly cancel?: string;
  readonly variant?: ButtonProps['variant'];
  /**
   * Whether the action is running. When it is given, confirming does not close the dialog: the caller does, so that the
   * dialog stays open after a failure.
   */
  readonly busy?: boolean;
  readonly onAction: () => void;
  /** Why the action failed: shown in the dialog, and announced. */
  readonly failure?: string | null;
  /** Fields below the description. */
  readonly children?: ReactNode;
}

/** For losing data, and for changing many things at the same time. */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  onCloseAutoFocus,
  failure,
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
        {failure && (
          <Alert variant="destructive">
            <AlertDescription>{failure}</AlertDescription>
          </Alert>
        )}
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
