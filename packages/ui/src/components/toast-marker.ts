/**
 * Marks each notification, so that overlays know it. It stands on the notification rather than on the area around it:
 * an overlay asks after the click, when a dismissed notification has left the page and has no area around it any more.
 */
export const toastMarker = 'data-toast';

/** A notification is no part of the page behind a dialog: dismissing it must not close the dialog. */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest(`[${toastMarker}]`)) event.preventDefault();
}
