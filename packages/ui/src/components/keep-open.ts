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
