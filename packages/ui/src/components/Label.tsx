import type { ComponentProps } from 'react';
import { cn } from '../cn.js';

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control and the words
    <label htmlFor={htmlFor} className={cn('text-sm leading-5 font-medium text-foreground', className)} {...props} />
  );
}
