import { hash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { within } from '../platform/concurrency/within.js';
import { createFileCache } from './builds.js';
import { isLinked } from './release-files.js';
import type { ModuleRelease } from './remotes-file.js';

/** How a screen begins. Texts contain `{firstName}`, `{date}` and `{time}`. */
const placeholderSchema = z.object({
  /** The heading until an hour of the day, in the order of the hours. */
  headings: z.array(z.object({ until: z.number(), text: z.string() })).min(1),
  line: z.string(),
  cards: z.array(z.string()).min(1),
});

/** A query that a screen sends first, by the hash of its document. */
const querySchema = z.object({
  hash: z.string().regex(/^[\da-f]{64}$/),
  variables: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const screenSchema = z.looseObject({
  path: z.string(),
  ability: z.string(),
  files: z.array(z.string()),
  shared: z.array(z.string()),
  placeholder: placeholderSchema.optional().catch(undefined),
  queries: z.array(querySchema).max(8).optional().catch(undefined),
});

/** The part of a module's mf-manifest.json that pages contain. Our build of modules adds `timetrack`. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  timetrack: z.looseObject({
    name: z.string(),
    version: z.string(),
    requires: z.record(z.string(), z.string()),
    files: z.array(z.string()),
    shared: z.array(z.string()),
    screens: z.array(screenSchema),
    /** The hash of the entry script. */
    entryIntegrity: z.string(),
    integrity: z.record(z.string(), z.string()),
  }),
});

export type ScreenPlaceholder = z.infer<typeof placeholderSchema>;

export type ScreenQuery = z.infer<typeof querySchema>;

export type ModuleManifest = z.infer<typeof manifestSchema>;

/** A manifest, and the hash of its bytes. */
interface ReadManifest {
  readonly manifest: ModuleManifest | null;
  readonly hash: string;
}

export type Manifests = ReadonlyMap<string, ReadManifest>;

interface ManifestsOptions {
  readonly root: string;
  /** The folder with the releases of modules: `<module>/<version>/mf-manifest.json`. */
  readonly releases: string;
  /** Called when a manifest is not what the remotes file expects. */
  readonly onMismatch: (error: Error) => void;
}

export type ReadManifests = (releases: readonly ModuleRelease[]) => Promise<Manifests>;

const second = 1000;
const freshFor = 5 * second;
const patience = 0.3 * second;

/**
 * Reads the modules' manifests for pages. One that is missing, late, incomplete, or that does not have the expected
 * hash is left out: the browser then loads that module itself, so a module that is down hardly delays a page.
 */
export function createManifests({ root, releases, onMismatch }: ManifestsOptions): ReadManifests {
  const readFile = createFileCache(parseManifest);
  const readServed = async ({ folder, file }: ServedFile) =>
    folder === releases && (await isLinked(folder, file)) ? null : readFile(path.join(folder, file));
  const readElsewhere = createRemoteCache();
  const reported = new Set<string>();

  const isExpected = ({ manifest, integrity }: ModuleRelease, text: ReadText): boolean => {
    if (!integrity || text.matches(integrity)) return true;
    const mismatch = `${manifest} ${integrity}`;
    if (!reported.has(mismatch)) onMismatch(new Error(`${manifest} does not have the hash ${integrity}`));
    reported.add(mismatch);
    return false;
  };
  return async (wanted) => {
    const entries = await Promise.all(
      wanted.map(async (release) => {
        const served = fileServedAt({ root, releases }, release.manifest);
        const text = served ? await readServed(served).catch(() => null) : await readElsewhere(release.manifest);
        return text && isExpected(release, text) ? [[release.manifest, text.read] as const] : [];
      }),
    );
    return new Map(entries.flat());
  };
}

interface ServedFile {
  readonly folder: string;
  readonly file: string;
}

/** The file behind an address of this gateway. Null for another host. */
function fileServedAt(
  { root, releases }: Pick<ManifestsOptions, 'root' | 'releases'>,
  address: string,
): ServedFile | null {
  const [, name, version, file] = /^\/modules\/(mf-[\da-z-]+)\/(?:(\d[\w.+-]*)\/)?([\w.-]+)$/.exec(address) ?? [];
  if (!name || !file) return null;
  return version
    ? { folder: releases, file: path.join(name, version, file) }
    : { folder: root, file: path.join(name, 'dist', file) };
}

interface ReadText {
  readonly read: ReadManifest;
  /** Whether the bytes have this hash. */
  readonly matches: (integrity: string) => boolean;
}

function parseManifest(text: string): ReadText {
  return {
    read: { manifest: manifestSchema.safeParse(parseJson(text)).data ?? null, hash: hash('sha256', text, 'base64url') },
    matches: (integrity) => {
      const [algorithm = '', expected] = integrity.split(/-(.*)/s);
      return hash(algorithm, text, 'base64') === expected;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads manifests from other hosts. The first page waits shortly; later pages use the last version while it is read again. */
function createRemoteCache(): (address: string) => Promise<ReadText | null> {
  const texts = new LRUCache<string, { readonly text: ReadText | null }>({
    // More would be an attack by the remotes file.
    max: 1000,
    ttl: freshFor,
    ttlResolution: 0,
    allowStale: true,
    fetchMethod: async (address) => ({ text: await fetchText(address).then(parseManifest, () => null) }),
  });
  return async (address) => (await within(patience, texts.fetch(address)))?.text ?? null;
}

const mebibyte = 1024 * 1024;

/**
 * The body of a URL. Rejects if it is late, missing or larger than a few MiB, and if the server redirects to another host:
 * the operator chose this one.
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5 * second), redirect: 'follow' });
  if (!response.ok || !response.body) throw new Error(`${address} returned ${response.status}`);
  if (!isSameHost(address, response.url)) {
    await response.body.cancel();
    throw new Error(`${address} redirects to ${new URL(response.url).origin}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    if (size > 4 * mebibyte) throw new Error(`${address} is larger than 4 MiB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** From http to https is an improvement. */
function isSameHost(from: string, to: string): boolean {
  const [one, other] = [new URL(from), new URL(to)];
  return one.origin === other.origin || (one.hostname === other.hostname && other.protocol === 'https:');
}
