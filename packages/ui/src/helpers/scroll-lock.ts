import { useEffect } from 'react';

let locks = 0;

/**
 * Locks the scrolling of the page while the component is mounted. The styles are in base.css, because a strict content
 * security policy blocks injected style elements.
 */
export function useScrollLock(): void {
  useEffect(() => {
    lock();
    return unlock;
  }, []);
}

function lock(): void {
  locks += 1;
  if (locks > 1) return;
  const page = document.documentElement;
  // The gap keeps the page from shifting when its scrollbar disappears.
  page.style.setProperty('--scrollbar-gap', `${window.innerWidth - page.clientWidth}px`);
  page.dataset.scrollLocked = '';
}

function unlock(): void {
  locks -= 1;
  if (locks > 0) return;
  delete document.documentElement.dataset.scrollLocked;
  document.documentElement.style.removeProperty('--scrollbar-gap');
}
