import path from 'node:path';
import { z } from 'zod';
import { createFileCache } from './file-cache.adapter.js';
import type { Remotes } from './remotes.store.js';

/** How a screen begins. Texts contain `{firstName}`, `{date}` and `{time}`. */
const placeholderSchema = z.object({
  /** The heading until an hour of the day, in the order of the hours. */
  headings: z.array(z.object({ until: z.number(), text: z.string() })).min(1),
  line: z.string(),
  cards: z.array(z.string()).min(1),
});

const screenSchema = z.looseObject({
  path: z.string(),
  ability: z.string(),
  files: z.array(z.string()),
  shared: z.array(z.string()),
  placeholder: placeholderSchema.optional().catch(undefined),
});

/** The part of a module's mf-manifest.json that pages contain. `timetrack` is absent from modules of earlier versions. */
const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  timetrack: z.looseObject({
    name: z.string(),
    version: z.string(),
    files: z.array(z.string()),
    shared: z.array(z.string()),
    screens: z.array(screenSchema),
  }),
});

export type ScreenPlaceholder = z.infer<typeof placeholderSchema>;

export type ModuleManifest = z.infer<typeof manifestSchema>;

/** What the manifests of the remotes file say, by the address of the manifest. */
export type Manifests = ReadonlyMap<string, ModuleManifest>;

export interface ManifestsOptions {
  /** The folder that contains the modules (`mf-*`) that this gateway serves. */
  readonly root: string;
  readonly remotes: Remotes;
}

const second = 1000;
const freshFor = 5 * second;
const patience = 0.3 * second;

/**
 * Reads the modules' manifests for pages. One that is missing, late or of an earlier version is left out: the browser then
 * loads that module itself, so a module that is down delays no page.
 */
export function createManifests({ root, remotes }: ManifestsOptions): () => Promise<Manifests> {
  const readServed = createFileCache(parseManifest);
  const readElsewhere = createRemoteCache();

  return async () => {
    const addresses = Object.values(await remotes.read());
    const entries = await Promise.all(
      addresses.map(async (address) => {
        const file = fileServedAt(root, address);
        const manifest = file ? await readServed(file).catch(() => null) : await readElsewhere(address);
        return [address, manifest] as const;
      }),
    );
    return new Map(entries.filter((entry): entry is [string, ModuleManifest] => entry[1] !== null));
  };
}

/** The file behind an address of this gateway. Null for another host. */
function fileServedAt(root: string, address: string): string | null {
  const [, name, file] = /^\/modules\/(mf-[\da-z-]+)\/([\w.-]+)$/.exec(address) ?? [];
  return name && file ? path.join(root, name, 'dist', file) : null;
}

function parseManifest(text: string): ModuleManifest | null {
  return manifestSchema.safeParse(JSON.parse(text)).data ?? null;
}

interface KnownManifest {
  manifest: ModuleManifest | null;
  readAt: number;
}

/** Reads manifests from other hosts. The first page waits shortly; later pages use the last version while it is read again. */
function createRemoteCache(): (address: string) => Promise<ModuleManifest | null> {
  const known = new Map<string, KnownManifest>();
  const refresh = async (address: string, entry: KnownManifest) => {
    entry.readAt = performance.now();
    entry.manifest = await fetchManifest(address);
  };
  return async (address) => {
    const entry = known.get(address);
    if (!entry) {
      const first = { manifest: null, readAt: 0 };
      known.set(address, first);
      await Promise.race([refresh(address, first), delay(patience)]);
      return first.manifest;
    }
    if (performance.now() - entry.readAt > freshFor) void refresh(address, entry);
    return entry.manifest;
  };
}

/** Null if the module is down. */
async function fetchManifest(address: string): Promise<ModuleManifest | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(freshFor) });
    return response.ok ? parseManifest(await response.text()) : null;
  } catch {
    return null;
  }
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
