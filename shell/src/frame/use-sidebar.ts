import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export interface Sidebar {
  readonly isMobile: boolean;
  /** On a desktop: whether the sidebar has its full width rather than icons only. */
  readonly isExpanded: boolean;
  /** On a phone: whether the side sheet is open. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly toggle: () => void;
}

/** The state of the sidebar. Ctrl+B or Cmd+B toggles it. */
export function useSidebar(): Sidebar {
  const isMobile = useSyncExternalStore(subscribeToWidth, () => narrowWindow().matches);
  const [isExpanded, setExpanded] = useState(readCookie);
  const [isOpen, setOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setOpen(!isOpen);
      return;
    }
    setExpanded(!isExpanded);
    writeCookie(!isExpanded);
  }, [isMobile, isOpen, isExpanded]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { isMobile, isExpanded, isOpen: isMobile && isOpen, setOpen, toggle };
}

const narrowWindow = () => window.matchMedia('(width < 768px)');

function subscribeToWidth(listener: () => void): () => void {
  const query = narrowWindow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const cookieName = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;

/** Whether the sidebar was left expanded. It is expanded unless the cookie says otherwise. */
function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`);
}

function writeCookie(isExpanded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${cookieName}=${isExpanded}; path=/; max-age=${sevenDays}; SameSite=Lax`;
}
