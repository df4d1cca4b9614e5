import { useRef } from 'react';

export interface FocusReturnProps {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** The element that receives the focus when the previously focused one is no longer on the page. */
  focusFallback?: (() => HTMLElement | null) | undefined;
}

/**
 * Returns the focus to the element that had it when a dialog opened. Radix returns it to the trigger only, but a
 * dialog that the address or a menu opens has no trigger.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus, focusFallback }: FocusReturnProps) {
  const opener = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = openerOf(document.activeElement);
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const target = opener.current?.isConnected ? opener.current : focusFallback?.();
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}

/** A menu item disappears once it is chosen, so its menu's button receives the focus instead. */
function openerOf(active: Element | null): HTMLElement | null {
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = button ? document.getElementById(button) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Marks each notification for the overlays. The mark is on the notification rather than on the area around it: an overlay
 * looks after the click, when a dismissed notification is detached from the page.
 */
export const toastMarker = 'data-toast';

/** Dismissing a notification is not a click outside a dialog, so it must not close the dialog. */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${toastMarker}]`)) event.preventDefault();
}

/** Within a dialog, the first Escape closes an open list of a combobox, and only the next one closes the dialog. */
export function closeListFirst(event: KeyboardEvent): void {
  if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
}
