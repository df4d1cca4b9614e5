import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind an overlay from scrolling while the component is mounted.
 * The rules themselves stand in styles.css: a strict content security policy refuses injected style elements.
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
  // Without this gap the page would jump sideways as its scrollbar goes.
  page.style.setProperty('--scrollbar-gap', `${window.innerWidth - page.clientWidth}px`);
  page.dataset.scrollLocked = '';
}

function unlock(): void {
  locks -= 1;
  if (locks > 0) return;
  delete document.documentElement.dataset.scrollLocked;
  document.documentElement.style.removeProperty('--scrollbar-gap');
}
