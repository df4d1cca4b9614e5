import { useCallback, useEffect, useState } from 'react';
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.js';
import { useIsMobile } from './use-is-mobile.js';

export interface Sidebar {
  readonly mobile: boolean;
  /** On a desktop: full width rather than icons. */
  readonly expanded: boolean;
  /** On a phone: the side sheet is open. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly toggle: () => void;
}

/** The sidebar's state, with Ctrl or Cmd and b to toggle it. */
export function useSidebar(): Sidebar {
  const mobile = useIsMobile();
  const [expanded, setExpanded] = useState(readSidebarCookie);
  const [open, setOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) {
      setOpen(!open);
      return;
    }
    setExpanded(!expanded);
    writeSidebarCookie(!expanded);
  }, [mobile, open, expanded]);

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

  return { mobile, expanded, open: mobile && open, setOpen, toggle };
}
