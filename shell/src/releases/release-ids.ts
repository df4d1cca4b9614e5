import { pageData } from '../page/page-data.js';

/** What the gateway serves: an id of the shell and one of each module. Equal ids mean equal code. */
export interface ReleaseIds {
  /** Null if the gateway does not know. */
  readonly shell: string | null;
  readonly modules: Readonly<Record<string, string>>;
}

/** Fetches the versions of a new page. Null if the gateway does not answer with them. */
async function readReleaseIds(): Promise<ReleaseIds | null> {
  try {
    const response = await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const ids: unknown = response.ok ? await response.json() : null;
    return isReleaseIds(ids) ? ids : null;
  } catch {
    return null;
  }
}

function isReleaseIds(value: unknown): value is ReleaseIds {
  const { modules, shell } = (value ?? {}) as Partial<ReleaseIds>;
  return typeof modules === 'object' && modules !== null && (shell === null || typeof shell === 'string');
}

/** What this page consists of, compared with what a new page would consist of now. */
export interface PageRelease {
  /** Null if the gateway does not answer. */
  readonly compare: () => Promise<{ readonly page: ReleaseIds; readonly latest: ReleaseIds } | null>;
}

/** The page contains the id of its shell. Its modules are those that the gateway names first, right after the first screen. */
export function createPageRelease(shell: string | null | undefined): PageRelease {
  let page: ReleaseIds | undefined;
  return {
    compare: async () => {
      const latest = await readReleaseIds();
      if (!latest) return null;
      page ??= { ...latest, shell: shell ?? latest.shell };
      return { page, latest };
    },
  };
}

export const pageRelease = createPageRelease(pageData.release);

/** Whether a page with the later ids differs for a user whom these modules concern. An empty id is not known. */
export function differs(page: ReleaseIds, later: ReleaseIds, concerns: (module: string) => boolean): boolean {
  if (page.shell && later.shell && page.shell !== later.shell) return true;
  const names = new Set([...Object.keys(page.modules), ...Object.keys(later.modules)]);
  return [...names].some((name) => {
    const [before, after] = [page.modules[name], later.modules[name]];
    return before !== '' && after !== '' && before !== after && concerns(name);
  });
}

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
