import type { Manifests, ModuleManifest } from './manifests.js';
import type { PageSession } from './page-requests.js';
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
  /** The id of the shell, so that the page notices a newer one. Null if it is not known. */
  readonly release?: string | null;
  readonly manifests: Manifests;
  readonly shell: ShellFiles;
}

/** Signed-out pages describe the modules too: after the sign-in, the shell opens the home page without another page. */
export function buildPage(facts: PageFacts) {
  const { session, remotes, release, shell } = facts;
  const abilities = session?.user.abilities ?? [];
  const described = describeModules(facts);
  const modules = Object.fromEntries(
    Object.entries(described).map(([name, module]) => [name, forBrowser(module, session ? abilities : null)]),
  );
  const first = Object.values(described)
    .flatMap(({ screens }) => screens)
    .find((screen) => abilities.includes(screen.ability) && matchesPath(screen.path, facts.path));
  const files = session ? [...shell.signedIn, ...(first?.files ?? [])] : shell.signedOut;
  return {
    data: { session, remotes, release, modules },
    /** The files that the first screen of this user needs, in the order of their use. */
    preloads: [...new Set([...shell.start, ...files])],
    placeholder: first?.placeholder,
    queries: first?.queries ?? [],
  };
}

type DescribedModule = NonNullable<ReturnType<typeof describeModule>>;

/** What the browser needs of a module. A user never needs the files of a screen that they can't open. */
const forBrowser = ({ screens, ...module }: DescribedModule, abilities: readonly string[] | null) => ({
  ...module,
  screens: screens.map(({ queries, placeholder, files, ...screen }) => ({
    ...screen,
    files: !abilities || abilities.includes(screen.ability) ? files : [],
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
) {
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
    /** The hash of the entry script, if the remotes file has one. */
    ...(integrity && { integrity: timetrack.entryIntegrity }),
    /** The hashes of all scripts and style sheets of another origin, by their addresses. */
    ...(originOf(address) && { hashes: hashesOf(timetrack.integrity, addressOf) }),
    /** The ranges of the shared packages that it was built for. */
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
