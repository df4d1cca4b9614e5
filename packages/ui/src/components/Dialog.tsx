import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../helpers/cn.js';
import type { Elements } from '../helpers/elements.js';
import { X } from '../icons.js';
import { Button } from './Button.js';
import { Scrim } from './Scrim.js';
import { dialogPanelStyles, dialogScrimStyles } from './styles.js';
import { closeListFirst, type FocusReturnProps, keepOpenForToasts, useFocusReturn } from './use-focus-return.js';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'children'> {
  children?: Elements;
  /** The accessible name of the close button. */
  closeLabel?: string;
  /** Hides the page, and has no close button: for a dialog without which the page cannot continue. */
  isOpaque?: boolean;
  focusFallback?: FocusReturnProps['focusFallback'];
}

export function DialogContent({
  className,
  children,
  closeLabel = 'Close',
  isOpaque = false,
  focusFallback,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const focusReturn = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus, focusFallback });
  return (
    // Without a container, Radix renders the content in an effect, and React cannot split that into short tasks.
    <Primitive.Portal container={document.body}>
      <Scrim className={cn(dialogScrimStyles, isOpaque && 'bg-background')}>
        <Primitive.Content
          aria-modal="true"
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={closeListFirst}
          className={cn(dialogPanelStyles, className)}
          {...focusReturn}
          {...props}
        >
          {children}
          {!isOpaque && (
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel} className="absolute top-3 right-3">
                <X aria-hidden="true" />
              </Button>
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Scrim>
    </Primitive.Portal>
  );
}

export interface DialogHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
}

export function DialogHeader({ title, description }: DialogHeaderProps) {
  return (
    <div className="flex flex-col gap-1.5 pr-10">
      <Primitive.Title className="text-lg leading-7 font-semibold tracking-tight">{title}</Primitive.Title>
      {description && (
        <Primitive.Description className="text-sm text-pretty text-muted-foreground">
          {description}
        </Primitive.Description>
      )}
    </div>
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)} {...props} />;
}
