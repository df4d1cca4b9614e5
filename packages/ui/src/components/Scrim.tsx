import type { ComponentProps } from 'react';
import { cn } from '../cn.js';
import { useScrollLock } from '../scroll-lock.js';

/**
 * The dimmed layer that holds a dialog. It stands in for Radix's own overlay, whose scroll lock injects
 * a style element that a strict content security policy refuses.
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
