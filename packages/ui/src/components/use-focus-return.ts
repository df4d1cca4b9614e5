import { useRef } from 'react';

export interface FocusReturnProps {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Who has the focus after closing when what had it before is gone from the page by then. */
  focusFallback?: (() => HTMLElement | null) | undefined;
}

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix knows the trigger alone, and a dialog that an
 * address or a menu opens has none.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus, focusFallback }: FocusReturnProps) {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = openerOf(document.activeElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const next = before.current?.isConnected ? before.current : focusFallback?.();
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** An item of a menu is gone once it is chosen: what is left of it is the button that opened the menu. */
function openerOf(active: Element | null): HTMLElement | null {
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
