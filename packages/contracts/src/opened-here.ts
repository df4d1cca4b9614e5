/**
 * The state of a history entry whose dialog was opened on this screen. The previous entry is the screen without the
 * dialog, so going back closes it.
 */
export const openedHere = { openedHere: true } as const;

/** Whether a history entry has that state. An address that was opened from outside does not. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
