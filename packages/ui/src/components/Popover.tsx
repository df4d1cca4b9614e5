import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../cn.js';
import { floatingBoxStyles, floatingPlace } from './floating-styles.js';

/**
 * A small box beside what opened it, with controls of its own. Non-modal on purpose, as menus are: the modal kind
 * injects a style element. Escape and a click outside close it, and the focus goes back to what opened it.
 */
export function Popover(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root {...props} modal={false} />;
}

export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;
export const PopoverClose = Primitive.Close;

/** Needs a name: `aria-label`, or `aria-labelledby` for a heading inside. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        {...floatingPlace}
        className={cn(
          floatingBoxStyles,
          'flex max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] flex-col gap-4 p-4 outline-none',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
