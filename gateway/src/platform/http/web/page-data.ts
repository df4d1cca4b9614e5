import type { Manifests, ModuleManifest, ScreenPlaceholder, ScreenQuery } from './manifests.js';
import type { PageSession, QueryResult } from './page-requests.js';
import { type ChosenRemotes, type ModuleRelease, originOf, releaseOf } from './remotes-file.js';

export interface ShellFiles {
  readonly start: readonly string[];
  readonly signedIn: readonly string[];
  readonly signedOut: readonly string[];
  readonly shared: Readonly<Record<string, readonly string[]>>;
}

export interface PageFacts {
  readonly path: string;
  readonly session: PageSession;
  readonly remotes: ChosenRemotes;
  /** The id of the shell, null if it is not known. */
  readonly release?: string | null;
  readonly manifests: Manifests;
  readonly shell: ShellFiles;
}

interface PageModule {
  readonly entry: string;
  readonly globalName: string;
  readonly version: string;
  /** The hash of the entry script, if the remotes file has one. */
  readonly integrity?: string;
  /** The hashes of all scripts and style sheets of another origin, by their addresses. */
  readonly hashes?: Readonly<Record<string, string>>;
  /** The ranges of the shared packages that it was built for. */
  readonly requires: Readonly<Record<string, string>>;
  readonly screens: readonly PageScreen[];
}

interface PageScreen {
  readonly path: string;
  readonly ability: string;
  readonly files: readonly string[];
}

interface DescribedScreen extends PageScreen {
  readonly placeholder?: ScreenPlaceholder | undefined;
  readonly queries?: readonly ScreenQuery[] | undefined;
}

interface DescribedModule extends PageModule {
  readonly screens: readonly DescribedScreen[];
}

interface PageData {
  readonly session?: PageSession;
  readonly remotes: ChosenRemotes;
  /** The id of the shell, so that the page notices a newer one. */
  readonly release?: string | null;
  readonly modules: Readonly<Record<string, PageModule>>;
  readonly results?: readonly QueryResult[];
}

export interface PageContent {
  readonly data: PageData;
  /** The files that the first screen of this user needs, in the order of their use. */
  readonly preloads: readonly string[];
  readonly placeholder?: ScreenPlaceholder;
  readonly queries?: readonly ScreenQuery[];
}

/** The results are added when they are known: `withResults`. */
export const withResults = (content: PageContent, results: readonly QueryResult[]): PageContent =>
  results.length === 0 ? content : { ...content, data: { ...content.data, results } };

/** Signed-out pages describe the modules too: after the sign-in, the shell opens the home page without another page. */
export function buildPage(facts: PageFacts): PageContent {
  const { session, remotes, release, shell } = facts;
  const described = describeModules(facts);
  const modules = Object.fromEntries(
    Object.entries(described).map(([name, module]) => [name, forBrowser(module, session)]),
  );
  const data = { session, remotes, release, modules };
  if (!session) return { data, preloads: [...shell.start, ...shell.signedOut] };
  const { abilities } = session.user;
  const first = Object.values(described)
    .flatMap(({ screens }) => screens)
    .find((screen) => abilities.includes(screen.ability) && matchesPath(screen.path, facts.path));
  const preloads = new Set([...shell.start, ...shell.signedIn, ...(first?.files ?? [])]);
  return { data, preloads: [...preloads], placeholder: first?.placeholder, queries: first?.queries ?? [] };
}

/** What the browser needs of a module. A user never needs the files of a screen that they can't open. */
const forBrowser = ({ screens, ...module }: DescribedModule, session: PageSession): PageModule => ({
  ...module,
  screens: screens.map(({ queries, placeholder, files, ...screen }) => ({
    ...screen,
    files: !session || session.user.abilities.includes(screen.ability) ? files : [],
  })),
});

function describeModules({ remotes, manifests, shell }: PageFacts): Record<string, DescribedModule> {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, chosen]) => {
      const release = releaseOf(chosen);
      const manifest = manifests.get(release.manifest)?.manifest;
      const module = manifest?.timetrack.name === name ? describeModule(release, manifest, shell) : null;
      return module ? [[name, module]] : [];
    }),
  );
}

/** Null if the browser has to find out, because the manifest leads elsewhere. */
function describeModule(
  { manifest: address, integrity }: ModuleRelease,
  { metaData, timetrack }: ModuleManifest,
  shell: ShellFiles,
): DescribedModule | null {
  const { publicPath, remoteEntry, globalName } = metaData;
  const addressOf = (file: string) => resolveAddress(publicPath, address, file);
  const entry = addressOf(`${remoteEntry.path}${remoteEntry.name}`);
  if (originOf(entry) !== originOf(address)) return null;
  const loaded = new Set([...shell.start, ...shell.signedIn]);
  const filesOf = ({ files, shared }: { files: string[]; shared: string[] }) => [
    ...files.map(addressOf),
    ...shared.flatMap((library) => shell.shared[library] ?? []),
  ];
  return {
    entry,
    globalName,
    version: timetrack.version,
    ...(integrity && { integrity: timetrack.entryIntegrity }),
    ...(originOf(address) && { hashes: hashesOf(timetrack.integrity, addressOf) }),
    requires: timetrack.requires,
    screens: timetrack.screens.map(({ files, shared, ...screen }) => {
      const needed = new Set([entry, ...filesOf(timetrack), ...filesOf({ files, shared })]);
      return { ...screen, files: [...needed.difference(loaded)] };
    }),
  };
}

function hashesOf(hashes: Readonly<Record<string, string>>, addressOf: (file: string) => string) {
  return Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [addressOf(file), hash]));
}

/** Files are next to the manifest, unless the build names another place. */
function resolveAddress(publicPath: string | undefined, manifest: string, file: string): string {
  if (publicPath && publicPath !== 'auto') return `${publicPath}${file}`;
  return manifest.slice(0, manifest.lastIndexOf('/') + 1) + file;
}

/** Whether a path belongs to a route such as `/team/:userId`. Affects only early loading. */
function matchesPath(route: string, path: string): boolean {
  const parts = path.split('/');
  const expected = route.split('/');
  return (
    parts.length === expected.length && expected.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
