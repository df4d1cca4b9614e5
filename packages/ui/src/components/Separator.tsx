import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';

interface SeparatorProps extends ComponentProps<'div'> {
  orientation?: 'horizontal' | 'vertical';
}

/** A decorative line. */
export function Separator({ orientation = 'horizontal', className, ...props }: SeparatorProps) {
  return (
    <div
      aria-hidden="true"
      className={cn('shrink-0 bg-border', orientation === 'horizontal' ? 'h-px w-full' : 'h-full w-px', className)}
      {...props}
    />
  );
}
