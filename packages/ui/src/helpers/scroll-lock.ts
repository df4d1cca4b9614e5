import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Locks the scrolling of the page while the component is mounted. The styles are in base.css, because a strict content
 * security policy blocks injected style elements. A layout effect, because those styles must apply before Radix changes
 * the body.
 */
export function useScrollLock(): void {
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
