import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../helpers/cn.js';
import type { Elements } from '../helpers/elements.js';
import { Alert } from './Alert.js';
import { Button, type ButtonProps } from './Button.js';
import { DialogFooter } from './Dialog.js';
import { Scrim } from './Scrim.js';
import { dialogPanelStyles, dialogScrimStyles } from './styles.js';
import { useFocusReturn } from './use-focus-return.js';

interface ConfirmDialogProps extends Pick<ComponentProps<typeof Primitive.Content>, 'onCloseAutoFocus'> {
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
  readonly children?: Elements;
}

/** For losing data, and for changing many things at the same time. A click outside does not close it; Escape cancels. */
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
  const focusReturn = useFocusReturn({ onCloseAutoFocus });
  const confirm = (
    <Button variant={variant} busy={busy ?? false} onClick={onAction}>
      {action}
    </Button>
  );
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange?.(next)}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Scrim className={dialogScrimStyles}>
          <Primitive.Content aria-modal="true" className={cn(dialogPanelStyles, 'max-w-md')} {...focusReturn}>
            <div className="flex flex-col gap-1.5">
              <Primitive.Title className="text-lg leading-7 font-semibold tracking-tight wrap-anywhere">
                {title}
              </Primitive.Title>
              <Primitive.Description asChild className="text-sm text-pretty wrap-anywhere text-muted-foreground">
                <div>{description}</div>
              </Primitive.Description>
            </div>
            {children}
            {failure && <Alert variant="destructive">{failure}</Alert>}
            <DialogFooter>
              <Primitive.Cancel asChild>
                <Button variant="outline">{cancel}</Button>
              </Primitive.Cancel>
              {busy === undefined ? <Primitive.Action asChild>{confirm}</Primitive.Action> : confirm}
            </DialogFooter>
          </Primitive.Content>
        </Scrim>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface DiscardChangesDialogProps {
  open: boolean;
  /** Called when the user keeps editing. */
  onKeep: () => void;
  onDiscard: () => void;
}

export function DiscardChangesDialog({ open, onKeep, onDiscard }: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title="Discard your changes?"
      description="Your unsaved changes will be lost."
      cancel="Keep Editing"
      action="Discard"
      variant="destructive"
      onAction={onDiscard}
    />
  );
}
