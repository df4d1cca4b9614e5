import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';

/** A placeholder in the shape of the content that is loading. Put `aria-busy` on its container. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-skeleton rounded-md bg-skeleton forced-colors:border', className)}
      {...props}
    />
  );
}
