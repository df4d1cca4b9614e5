import * as Primitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import type { Elements } from '../helpers/elements.js';
import { useToastSpace } from '../helpers/toast-space.js';
import { X } from '../icons.js';
import { Button } from './Button.js';
import { Scrim } from './Scrim.js';
import { closeListFirst, keepOpenForToasts } from './use-focus-return.js';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;

const sides = {
  left: 'left-0 border-r data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
  right: 'right-0 border-l data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
};

interface SheetContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'children'> {
  children?: Elements;
  side?: keyof typeof sides;
  closeLabel?: string;
}

/**
 * A dialog of full height at one side. The panel itself takes the focus, so that Tab starts at its top. By default, the
 * first button would take it, after all links above.
 */
export function SheetContent({
  side = 'right',
  closeLabel = 'Close',
  className,
  children,
  style,
  ...props
}: SheetContentProps) {
  const toastSpace = useToastSpace();
  return (
    <Primitive.Portal>
      <Scrim className="overflow-hidden">
        <Primitive.Content
          aria-modal="true"
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={closeListFirst}
          onOpenAutoFocus={focusPanel}
          className={cn(
            'fixed inset-y-0 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto border-border bg-popover p-5 text-popover-foreground shadow-overlay outline-none',
            sides[side],
            className,
          )}
          style={toastSpace > 0 ? { top: toastSpace, ...style } : style}
          {...props}
        >
          {children}
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label={closeLabel} className="absolute top-2 right-2">
              <X aria-hidden="true" />
            </Button>
          </Primitive.Close>
        </Primitive.Content>
      </Scrim>
    </Primitive.Portal>
  );
}

function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('text-base leading-6 font-semibold tracking-tight', className)} {...props} />;
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />;
}
