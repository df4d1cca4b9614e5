import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span className={cn('sr-only', className)} {...props} />;
}
