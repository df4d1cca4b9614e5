import type { RemotesFile } from '@timetrack/contracts';

/** A module as the page describes it. Comes from the module's manifest, so it is validated before use. */
export interface PageModule {
  /** The URL of the module's container, for the federation runtime. */
  readonly entry: string;
  /** The global variable that the container sets. */
  readonly globalName: string;
  /** The hash of the container, if it has to be checked. */
  readonly integrity?: string;
  /** The hashes of its scripts and style sheets, by their URLs, if it is of another origin. */
  readonly hashes?: Readonly<Record<string, string>>;
  readonly version: string;
  /** The ranges of the shared packages that it was built for. */
  readonly requires?: unknown;
  readonly screens: readonly PageScreen[];
}

/** A screen as the page describes it, with the files that it needs and the shell has not loaded. */
export interface PageScreen {
  readonly path: string;
  readonly files: readonly string[];
}

/** The response to a query, by the start of its document's hash and its variables. */
export interface PageResult {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the gateway wrote into the page. Each part is absent from a page of another server. */
export interface PageData {
  /** The response of `GET /api/auth/me`. Null without a session. */
  readonly session?: unknown;
  readonly remotes?: RemotesFile;
  readonly modules?: Readonly<Record<string, PageModule>>;
  /** The id of the shell. Null if the gateway does not know. */
  readonly release?: string | null;
  /** The responses to the queries that the first screen sends first. */
  readonly results?: readonly PageResult[];
  /** When the page was written, by the gateway's clock: milliseconds since the epoch. */
  readonly now?: number;
}

function readPageData(): PageData {
  const block = document.getElementById('timetrack-page');
  return block?.textContent ? (JSON.parse(block.textContent) as PageData) : {};
}

export const pageData: PageData = readPageData();

/** The files of the home pages of all roles. */
export const homeFiles = ({ modules = {} }: PageData): readonly string[] =>
  Object.values(modules).flatMap(({ screens }) => screens.flatMap(({ path, files }) => (path === '/' ? files : [])));

/** Starts to download files that are needed soon, all at once instead of each after its importer. */
export function preloadFiles(files: readonly string[]): void {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${CSS.escape(file)}"], script[src="${CSS.escape(file)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    // Scripts and styles of other origins are loaded with CORS, because their hashes are checked.
    if (new URL(file, window.location.href).origin !== window.location.origin) link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
}
