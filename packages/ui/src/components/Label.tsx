import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';

export function Label({ className, htmlFor, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller provides the control and the text
    <label htmlFor={htmlFor} className={cn('text-sm leading-5 font-medium text-foreground', className)} {...props} />
  );
}
