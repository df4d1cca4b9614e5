import * as Slot from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../helpers/cn.js';
import { SpinnerIcon } from './Loading.js';

const buttonVariants = cva(
  [
    'inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap',
    'transition-[background-color,border-color,color,box-shadow,scale] duration-150 active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-progress aria-disabled:active:scale-100',
    'pointer-coarse:min-h-11 pointer-coarse:min-w-11 forced-colors:border [&_svg]:pointer-events-none [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground shadow-xs hover:bg-primary-hover',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-secondary-hover',
        outline: 'border border-input bg-card text-foreground shadow-xs hover:bg-accent hover:text-accent-foreground',
        ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
        destructive: 'bg-destructive text-destructive-foreground shadow-xs hover:bg-destructive-hover',
        success: 'bg-success text-success-foreground shadow-xs hover:bg-success-hover',
        link: 'text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-11 px-4 text-sm md:h-10 [&_svg]:size-4',
        sm: 'h-11 px-3 text-sm md:h-8 [&_svg]:size-4',
        lg: 'h-12 px-6 text-base [&_svg]:size-5',
        icon: 'size-11 md:size-9 [&_svg]:size-[1.125rem]',
        touch: 'min-h-16 pointer-coarse:min-h-16 rounded-lg px-6 text-lg font-semibold [&_svg]:size-6',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
  /** Applies the styles to the child, for example a link. */
  asChild?: boolean;
}

export function Button({ variant, size, busy = false, asChild = false, className, children, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  // A disabled button loses the keyboard focus. A busy one stays focusable and ignores clicks instead.
  const whileBusy = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignoreClick } : {};
  return (
    <Element
      type={asChild ? undefined : 'button'}
      {...props}
      {...whileBusy}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {busy && <SpinnerIcon />}
          <span className={busy && size === 'icon' ? 'sr-only' : 'contents'}>{children}</span>
        </>
      )}
    </Element>
  );
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
