import { differs, type PageRelease, pageRelease, type ReleaseIds } from './release-ids.js';
import { reloadOnce } from './reload-page.js';

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
