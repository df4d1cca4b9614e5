import { differs, type PageRelease } from './release-ids.js';

interface ReleaseWatchOptions {
  readonly release: PageRelease;
  /** Whether the user has screens of a module, or may have. */
  readonly concerns: (module: string) => boolean;
}

export interface ReleaseWatch {
  /** The release that is newer than this page, or null. Its identity changes with each newer one. */
  readonly newer: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to ask the gateway. Returns the function that ends it. */
  readonly start: () => () => void;
}

const pollMs = 5 * 60_000;
const pauseMs = 2_000;

/**
 * Finds out whether the gateway serves a newer release: now, every few minutes, when the user comes back to the tab, and when a
 * file could not be loaded. A hidden tab does not ask.
 */
export function createReleaseWatch({ release, concerns }: ReleaseWatchOptions): ReleaseWatch {
  let newer: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();

  const ask = async () => {
    askedAt = performance.now();
    const found = await release.compare();
    if (!found) return;
    const next = differs(found.page, found.latest, concerns) ? JSON.stringify(found.latest) : null;
    if (next === newer) return;
    newer = next;
    for (const listener of listeners) listener();
  };
  const askIfVisible = () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > pauseMs) void ask();
  };
  return {
    newer: () => newer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      void ask();
      const timer = setInterval(askIfVisible, pollMs);
      document.addEventListener('visibilitychange', askIfVisible);
      window.addEventListener('online', askIfVisible);
      const checkFile = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) askIfVisible();
      };
      // The errors of elements do not bubble.
      window.addEventListener('error', checkFile, true);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', askIfVisible);
        window.removeEventListener('online', askIfVisible);
        window.removeEventListener('error', checkFile, true);
      };
    },
  };
}
