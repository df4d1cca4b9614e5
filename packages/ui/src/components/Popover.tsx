import * as Primitive from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { floatingBoxStyles, floatingOffsets } from './styles.js';

/**
 * A small box with controls, next to the button that opens it. Like menus it is not modal, because modal popovers
 * inject a style element. Escape and a click outside close it, and the focus returns to the button.
 */
export function Popover(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root {...props} modal={false} />;
}

export const PopoverTrigger = Primitive.Trigger;
export const PopoverClose = Primitive.Close;

/** It needs a name: `aria-label`, or `aria-labelledby` for a heading inside. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        {...floatingOffsets}
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
