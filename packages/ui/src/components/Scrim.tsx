import type { ComponentProps } from 'react';
import { cn } from '../helpers/cn.js';
import { useScrollLock } from '../helpers/scroll-lock.js';
import { useToastSpace } from '../helpers/toast-space.js';

/**
 * The dimmed layer that contains a dialog. It replaces Radix's overlay, whose scroll lock injects a style element that a
 * strict content security policy blocks.
 */
export function Scrim({ className, style, ...props }: ComponentProps<'div'>) {
  useScrollLock();
  const toastSpace = useToastSpace();
  return (
    <div
      className={cn(
        'pointer-events-auto fixed inset-0 z-40 overflow-y-auto overscroll-contain border-transparent bg-overlay',
        'animate-fade-in has-[>[data-state=closed]]:animate-fade-out',
        className,
      )}
      // What scrolls ends at the border. One at the bottom as well keeps a dialog in the middle where it is.
      style={toastSpace > 0 ? { borderBlockWidth: toastSpace, ...style } : style}
      {...props}
    />
  );
}
