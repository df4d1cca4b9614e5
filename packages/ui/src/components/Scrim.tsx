import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { useScrollLock } from '../helpers/scroll-lock.js';

/**
 * The dimmed layer that contains a dialog. It replaces Radix's overlay, whose scroll lock injects a style element that a
 * strict content security policy blocks.
 */
export function Scrim({ className, ...props }: ComponentProps<'div'>) {
  useScrollLock();
  return (
    <div
      className={cn(
        'pointer-events-auto fixed inset-0 z-40 overflow-y-auto overscroll-contain bg-overlay',
        'animate-fade-in has-[>[data-state=closed]]:animate-fade-out',
        className,
      )}
      {...props}
    />
  );
}
