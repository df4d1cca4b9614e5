import * as Primitive from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { floatingBoxStyles, floatingOffsets } from './styles.js';

/**
 * Not modal: a modal menu locks the scrolling of the page with an injected style element, which a strict content security
 * policy blocks. Escape, the arrow keys and a click outside work either way.
 */
export function DropdownMenu(props: Omit<ComponentProps<typeof Primitive.Root>, 'modal'>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        {...floatingOffsets}
        className={cn(
          floatingBoxStyles,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 p-1',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

const itemStyles = [
  'relative flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm outline-none md:min-h-9',
  'data-highlighted:bg-accent data-highlighted:text-accent-foreground pointer-coarse:min-h-11',
  'data-disabled:pointer-events-none data-disabled:opacity-50',
  'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-offset-[-2px]',
  '[&_svg]:size-4 [&_svg]:shrink-0',
].join(' ');

interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  variant?: 'default' | 'destructive';
}

export function DropdownMenuItem({ variant = 'default', className, ...props }: DropdownMenuItemProps) {
  const tone =
    variant === 'destructive'
      ? 'text-destructive data-highlighted:bg-destructive-soft data-highlighted:text-destructive'
      : '';
  return <Primitive.Item className={cn(itemStyles, tone, className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...props} />;
}
