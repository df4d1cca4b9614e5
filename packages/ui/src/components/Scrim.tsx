import { type ComponentProps, useLayoutEffect } from 'react';
import { cn } from '../helpers/cn.js';
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

let locks = 0;

/**
 * Locks the scrolling of the page while the component is mounted. The styles are in base.css, because a strict content
 * security policy blocks injected style elements. A layout effect, because those styles must apply before Radix changes
 * the body.
 */
function useScrollLock(): void {
  useLayoutEffect(() => {
    lock();
    return unlock;
  }, []);
}

function lock(): void {
  locks += 1;
  if (locks > 1) return;
  const page = document.documentElement;
  // The gap keeps the page from shifting when its scrollbar disappears. Setting it with a custom property of the page would
  // make the browser compute the styles of all elements again.
  const gap = window.innerWidth - page.clientWidth;
  if (gap > 0) document.body.style.paddingRight = `${gap}px`;
  page.dataset.scrollLocked = '';
}

function unlock(): void {
  locks -= 1;
  if (locks > 0) return;
  delete document.documentElement.dataset.scrollLocked;
  document.body.style.removeProperty('padding-right');
}
