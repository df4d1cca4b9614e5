import * as Primitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { Button, type ButtonProps } from './Button.js';
import { DialogFooter, DialogHeader } from './Dialog.js';
import { Scrim } from './Scrim.js';
import { dialogPanelStyles, dialogScrimStyles } from './styles.js';
import { useFocusReturn } from './use-focus-return.js';

export const AlertDialog = Primitive.Root;
export const AlertDialogTrigger = Primitive.Trigger;
export const AlertDialogFooter = DialogFooter;

/** Asks for confirmation. A click outside does not close it; Escape cancels. */
export function AlertDialogContent({
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const focusReturn = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus });
  return (
    <Primitive.Portal>
      <Scrim className={dialogScrimStyles}>
        <Primitive.Content
          aria-modal="true"
          className={cn(dialogPanelStyles, 'max-w-md', className)}
          {...focusReturn}
          {...props}
        />
      </Scrim>
    </Primitive.Portal>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <DialogHeader className={cn('pr-0', className)} {...props} />;
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('text-lg leading-7 font-semibold tracking-tight', className)} {...props} />;
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-sm text-pretty text-muted-foreground', className)} {...props} />;
}

export function AlertDialogCancel({ variant = 'outline', ...props }: ButtonProps) {
  return (
    <Primitive.Cancel asChild>
      <Button variant={variant} {...props} />
    </Primitive.Cancel>
  );
}

export function AlertDialogAction(props: ButtonProps) {
  return (
    <Primitive.Action asChild>
      <Button {...props} />
    </Primitive.Action>
  );
}
