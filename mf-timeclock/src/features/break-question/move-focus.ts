/**
 * Moves the focus to an element when it appears. An answer removes the button that was pressed, and keyboards and screen
 * readers would start at the top of the page.
 */
export const moveFocus = (element: HTMLElement | null): void => element?.focus();
