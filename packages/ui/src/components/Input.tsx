import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { controlStyles } from './styles.js';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyles, 'h-11 md:h-10 pointer-coarse:min-h-11', className)} {...props} />;
}
