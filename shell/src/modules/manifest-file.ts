import type { RemoteEntry, RemotesFile } from '@timetrack/contracts';
import { failureFrom } from '../session/server-failure.js';
import { ModuleError } from './module-failure.js';

export interface Container {
  readonly entry: string;
  /** The global variable that it sets. */
  readonly globalName: string;
  /** The hash of the script, if it has to be checked. */
  readonly integrity?: string;
  /** The hashes of all scripts and style sheets of another origin, by their URLs. */
  readonly hashes?: Readonly<Record<string, string>>;
}

/**
 * Reads a module's mf-manifest.json. Rejects when the file is missing, late, malformed or, if the remotes file says which
 * one it has, of another hash. One hash covers all: the manifest contains that of the script, and the script those of its
 * chunks.
 */
export async function readContainer({ manifest, integrity }: RemoteEntry, timeout: number): Promise<Container> {
  const signal = AbortSignal.timeout(timeout);
  const response = await (integrity ? fetchVerified(manifest, integrity, signal) : fetchLatest(manifest, signal));
  if (!response.ok) throw new ModuleError(`${manifest} responded with ${response.status}`, { kind: 'gone' });
  return containerOf(await response.json().catch(ignoreSyntax), manifest, Boolean(integrity));
}

const fetchLatest = (manifest: string, signal: AbortSignal) => fetch(manifest, { cache: 'no-cache', signal });

/** A manifest with a hash never changes. Browsers reject one that has another hash as if there were no network. */
async function fetchVerified(manifest: string, integrity: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(manifest, { integrity, signal, redirect: 'error' });
  } catch (error) {
    if (signal.aborted || !navigator.onLine) throw error;
    throw new ModuleError(`${manifest} cannot be reached, or is not the file that was released (${integrity})`, {
      kind: 'gone',
      cause: error,
    });
  }
}

/** A file that is not JSON is not a manifest. Other errors are those of the connection. */
function ignoreSyntax(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

function containerOf(manifest: unknown, manifestUrl: string, isVerified: boolean): Container {
  const { metaData, timetrack } = (manifest ?? {}) as {
    readonly metaData?: Record<string, unknown>;
    readonly timetrack?: { readonly entryIntegrity?: unknown; readonly integrity?: Readonly<Record<string, string>> };
  };
  const { globalName, publicPath, remoteEntry } = metaData ?? {};
  const { name, path = '' } = (remoteEntry ?? {}) as { readonly name?: unknown; readonly path?: unknown };
  if (typeof globalName !== 'string' || typeof name !== 'string') {
    throw new ModuleError(`${manifestUrl} is not the manifest of a module`, { kind: 'garbage' });
  }
  // Files are next to the manifest, unless the build names another place.
  const folder = typeof publicPath === 'string' && publicPath !== 'auto' ? publicPath : manifestUrl;
  const entry = new URL(`${path}${name}`, new URL(folder, window.location.href)).href;
  if (!isVerified) return { globalName, entry };
  const integrity = timetrack?.entryIntegrity;
  if (typeof integrity !== 'string') {
    throw new ModuleError(`${manifestUrl} does not contain the hash of its script`, { kind: 'garbage' });
  }
  const addressOf = (file: string) => new URL(file, new URL(folder, window.location.href)).href;
  const isElsewhere = new URL(entry).origin !== window.location.origin;
  const hashes = Object.entries(timetrack?.integrity ?? {}).map(([file, hash]) => [addressOf(file), hash]);
  return { globalName, entry, integrity, ...(isElsewhere && { hashes: Object.fromEntries(hashes) }) };
}

/** Reads the URL of each module. Rejects when the file is missing, late or malformed. */
export async function readRemotesFile(timeout: number): Promise<RemotesFile> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw await failureFrom(response);
  return parseRemotesFile(await response.json());
}

export function parseRemotesFile(value: unknown): RemotesFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('/remotes.json has to be an object of module names and manifest URLs');
  }
  for (const [name, entry] of Object.entries(value)) {
    if (!isEntry(entry)) throw new Error(`/remotes.json has no URL for ${name}`);
  }
  return value as RemotesFile;
}

function isEntry(value: unknown): boolean {
  if (typeof value === 'string') return true;
  const { manifest, integrity = '' } = (value ?? {}) as Record<string, unknown>;
  return typeof manifest === 'string' && typeof integrity === 'string';
}
