import { hash } from 'node:crypto';
import { z } from 'zod';

export interface ModuleRelease {
  /** The address of its mf-manifest.json: a path of this gateway, or a URL. */
  readonly manifest: string;
  readonly version?: string;
  /** The hash of the manifest's bytes, as browsers write it: `sha384-…`. */
  readonly integrity?: string;
}

interface RemoteEntry extends ModuleRelease {
  /** The version that a part of the sessions gets instead. */
  readonly canary?: ModuleRelease & { readonly percent: number };
}

/** The remotes file as the operator writes it: each module by its name. */
export type RemotesFile = Readonly<Record<string, RemoteEntry>>;

/** The operator's file cannot be used. The message is one sentence without its period. */
export class RemotesFileError extends Error {
  override readonly name = 'RemotesFileError';
}

/** base64 of 32, 48 and 64 bytes. */
const integrity = z
  .string()
  .regex(
    /^(sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/,
    'must be a hash such as sha384-… of the bytes of the manifest',
  );

const release = {
  manifest: z.string(),
  version: z.string().min(1).max(100).optional(),
  integrity: integrity.optional(),
};

const entry = z.strictObject({
  ...release,
  canary: z
    .strictObject({ ...release, percent: z.number('must be a number from 0 to 100').min(0).max(100) })
    .optional(),
  // For rollbacks, which a command does. The gateway does not read them.
  previous: z.array(z.unknown()).max(1000).optional(),
});

/** Names become parts of paths and of JavaScript objects. */
const moduleName = /^[a-z][\w-]{0,99}$/i;

interface RemotesRules {
  readonly allowedOrigins: readonly string[];
  readonly ownOrigin: string | null;
}

/** Parses the text of a remotes file. Throws a `RemotesFileError` that names the first problem. */
export function parseRemotesFile(text: string, rules: RemotesRules): RemotesFile {
  const modules = Object.entries(parseObject(text)).map(([name, value]) => {
    if (!moduleName.test(name) || name in Object.prototype) {
      throw new RemotesFileError(`${JSON.stringify(name)} is not a name of a module, such as mf-team`);
    }
    const parsed = parseEntry(name, value);
    assertAllowed(name, parsed, rules);
    if (parsed.canary) assertAllowed(`${name}, canary`, parsed.canary, rules);
    return [name, parsed] as const;
  });
  return Object.fromEntries(modules);
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The message of the parser quotes the file.
  }
  throw new RemotesFileError('it is not a JSON object of module names and manifests');
}

function parseEntry(name: string, value: unknown): RemoteEntry {
  if (typeof value === 'string') return { manifest: value };
  const parsed = entry.safeParse(value);
  if (parsed.success) {
    const { previous, ...known } = parsed.data;
    return known;
  }
  const [issue] = parsed.error.issues;
  const place = [name, ...(issue?.path ?? [])].join('.');
  throw new RemotesFileError(`${place}: ${issue?.message}`);
}

/** Code from elsewhere needs the operator's consent, and a hash: its server could change it at any time. */
function assertAllowed(name: string, { manifest, integrity: hash }: ModuleRelease, rules: RemotesRules): void {
  const origin = originOf(manifest);
  if (origin === undefined) {
    throw new RemotesFileError(
      `${name}: ${JSON.stringify(manifest)} is not a path such as /modules/mf-team/mf-manifest.json or an http or https URL`,
    );
  }
  if (origin === null || origin === rules.ownOrigin) return;
  if (!rules.allowedOrigins.includes(origin)) {
    throw new RemotesFileError(`${name}: it comes from ${origin}, which REMOTE_ORIGINS does not list`);
  }
  if (!hash) throw new RemotesFileError(`${name}: it comes from ${origin}, so it needs the integrity of its manifest`);
}

/** A path without `..`, `//`, `\`, or anything that a browser would remove or decode differently than we do. */
const path = /^\/(?!\/)[\w./~@!$&'()*+,;=:-]*(\?[\w.~=&-]*)?$/;

/**
 * The origin of a module's address: null for a path of this gateway, undefined for an address that cannot be used
 * (`javascript:…`, `//host`, a URL with a password or a fragment).
 */
export function originOf(address: string): string | null | undefined {
  if (address.length > 2000) return undefined;
  if (path.test(address)) return /\/\.{0,2}\//.test(address) || /\/\.\.?(\?|$)/.test(address) ? undefined : null;
  if (!/^https?:\/\/[^\s\\]+$/.test(address)) return undefined;
  const url = URL.parse(address);
  if (!url?.host || url.username || url.password || url.hash) return undefined;
  return url.origin;
}

/** What browsers get: each module with one release. It is a plain address unless there is a hash to check. */
export type ChosenRemotes = Readonly<Record<string, string | ModuleRelease>>;

/** Chooses a release of each module for a session. People without a session get no canary. */
export function chooseRemotes(file: RemotesFile, session: string | null): ChosenRemotes {
  return Object.fromEntries(
    Object.entries(file).map(([name, entry]) => [name, present(chooseRelease(name, entry, session))]),
  );
}

/** The same for a session each time, and independent between modules. */
function chooseRelease(name: string, { canary, ...stable }: RemoteEntry, session: string | null): ModuleRelease {
  if (!canary || session === null || positionOf(name, session) >= canary.percent) return stable;
  const { percent, ...release } = canary;
  return release;
}

/** A number from 0 to less than 100. */
function positionOf(name: string, session: string): number {
  return (Number.parseInt(hash('sha256', `${name}\n${session}`).slice(0, 8), 16) / 2 ** 32) * 100;
}

const present = (release: ModuleRelease): string | ModuleRelease => (release.integrity ? release : release.manifest);

/** The other form: what a browser got, as a release. */
export const releaseOf = (chosen: string | ModuleRelease): ModuleRelease =>
  typeof chosen === 'string' ? { manifest: chosen } : chosen;

export const releasesIn = (file: RemotesFile): ModuleRelease[] =>
  Object.values(file).flatMap(({ canary, ...stable }) => (canary ? [stable, canary] : [stable]));

interface ModulePaths {
  readonly module: string;
  readonly paths: readonly string[];
}

/** Throws a `RemotesFileError` if two modules have a screen at the same path: people would get either of them. */
export function modulesMustNotShareAPath(modules: readonly ModulePaths[]): void {
  const claims = new Map<string, { module: string; path: string }>();
  for (const { module, paths } of modules) {
    for (const path of paths) {
      const claim = claims.get(shapeOf(path));
      if (claim && claim.module !== module) {
        throw new RemotesFileError(`${claim.module} and ${module} both have a screen at ${path} (${claim.path})`);
      }
      claims.set(shapeOf(path), { module, path });
    }
  }
}

/** `/team/:id` and `/Team/:userId/` match the same addresses. */
function shapeOf(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return parts.map((part) => (part.startsWith(':') ? part.replace(/^:[^?]*/, ':') : part)).join('/');
}
