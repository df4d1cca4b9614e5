import type { ComponentProps } from 'react';
import { cn } from '../cn.js';

/** A placeholder in the shape of what is coming. The container that waits carries `aria-busy`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-skeleton rounded-md bg-skeleton forced-colors:border', className)}
      {...props}
    />
  );
}
