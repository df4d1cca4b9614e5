import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { controlStyles } from './styles.js';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyles, 'h-11 md:h-10 pointer-coarse:min-h-11', className)} {...props} />;
}

/** Grows with its text up to half the height of the window, then scrolls. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlStyles, 'field-sizing-content max-h-[50dvh] min-h-24 py-2.5 leading-6', className)}
      {...props}
    />
  );
}
