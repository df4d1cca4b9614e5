import { leaveWithoutQuestion } from './edited-fields.js';

/** Called before the page is reloaded. Returns whether everything that was typed is stored for the next page. */
export type KeepTyped = () => boolean;

let keepTyped: KeepTyped | undefined;

/** What the signed-in half of the shell does before a reload. Returns the function that removes it. */
export function beforeReload(keep: KeepTyped): () => void {
  keepTyped = keep;
  return () => {
    if (keepTyped === keep) keepTyped = undefined;
  };
}

/** Loads the page again, and keeps what was typed. */
export function reloadKeepingTyped(): void {
  // Forms ask before the page is left. There is nothing to lose if all of it is kept.
  if (keepTyped?.()) leaveWithoutQuestion();
  window.location.reload();
}

/** The last reload that nobody asked for, in this tab. */
interface Reload {
  readonly target: string;
  readonly at: number;
}

const reloadKey = 'timetrack-reload';
const pauseMs = 60_000;

/**
 * Loads the page again after a failure, unless that did not help a moment ago: then the user sees the failure. `target`
 * says what the reload is for; each is tried once. Returns whether the page is being loaded.
 */
export function reloadOnce(target: string, now = Date.now()): boolean {
  try {
    const { target: lastTarget, at } = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{}') as Partial<Reload>;
    if (target === lastTarget || now - (at ?? 0) < pauseMs) return false;
    sessionStorage.setItem(reloadKey, JSON.stringify({ target, at: now } satisfies Reload));
  } catch {
    // Without a memory, it could repeat forever.
    return false;
  }
  reloadKeepingTyped();
  return true;
}
