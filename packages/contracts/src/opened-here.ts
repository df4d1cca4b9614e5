/**
 * The history state of an address whose dialog was opened on this screen. The entry before it is the screen without the
 * dialog, so that closing it is going back.
 */
export const openedHere = { openedHere: true } as const;

/** Whether a history state is that one; an address that was opened from outside has none. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
