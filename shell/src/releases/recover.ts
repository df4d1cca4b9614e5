import { differs, type PageRelease, pageRelease, type ReleaseIds } from './release-ids.js';

/** What the gateway serves now, if this page is older. Null if it is not, or if that is not known. */
export async function findNewerRelease(release: PageRelease = pageRelease): Promise<ReleaseIds | null> {
  const found = await release.compare();
  return found && differs(found.page, found.latest, () => true) ? found.latest : null;
}

/**
 * After a failure: loads the page again if it is older than what the gateway serves now, because then its files may be gone
 * or may not fit. Resolves to false if a reload would not help, or did not help before.
 */
export async function recoverByReload(release?: PageRelease): Promise<boolean> {
  const newer = await findNewerRelease(release);
  return newer !== null && reloadOnce(JSON.stringify(newer));
}

/** The last automatic reload of this tab. */
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
function reloadOnce(target: string, now = Date.now()): boolean {
  try {
    const { target: lastTarget, at } = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{}') as Partial<Reload>;
    if (target === lastTarget || now - (at ?? 0) < pauseMs) return false;
    sessionStorage.setItem(reloadKey, JSON.stringify({ target, at: now } satisfies Reload));
  } catch {
    // Without a memory, it could repeat forever.
    return false;
  }
  window.location.reload();
  return true;
}
