import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { StartError } from '../platform/errors/index.js';
import type { Metrics } from '../platform/observability/metrics.js';
import type { Platform } from '../platform/ports/platform.js';
import { findServedModules } from './builds.js';
import { createManifests, fetchText, type ReadManifests } from './manifests.js';
import { isLinked } from './release-files.js';
import {
  modulesMustNotShareAPath,
  originOf,
  parseRemotesFile,
  type RemotesFile,
  RemotesFileError,
  releasesIn,
} from './remotes-file.js';

export interface Remotes {
  read(): Promise<RemotesFile>;
  /** The other origins in the last version, from which pages must be allowed to load. */
  readonly origins: readonly string[];
}

export interface RemotesParts {
  readonly root: string;
  readonly releases: Config['releases'];
  readonly publicUrl: string | null;
  readonly logger: Pick<Platform['logger'], 'warn'>;
  readonly metrics: Pick<Metrics, 'countRemotesFailure'>;
}

export interface RemoteModules {
  readonly remotes: Remotes;
  readonly readManifests: ReadManifests;
}

export const remotesPath = '/remotes.json';

const second = 1000;
const freshFor = 5 * second;

/**
 * Reads the remotes file and the manifests. Rejects with a `StartError` if the file cannot be used. Afterwards it reads the
 * file again every few seconds, because modules are deployed, rolled back and pinned by changing it. When it can't be read or
 * used, the last version stays in effect.
 */
export async function createRemoteModules(parts: RemotesParts): Promise<RemoteModules> {
  const { root, releases, publicUrl, logger, metrics } = parts;
  const readManifests = createManifests({
    root,
    releases: releases.folder,
    onMismatch: (err) => {
      metrics.countRemotesFailure('manifest');
      logger.warn({ err }, 'a module does not have the hash in the remotes file');
    },
  });
  const rules = { allowedOrigins: releases.remoteOrigins, ownOrigin: publicUrl };
  const { remotesUrl } = releases;
  // Our own address of the file means the modules that this gateway serves.
  const isOwn = remotesUrl === remotesPath;
  const reportFailure = reportFailures(parts);
  const served = findServedModules(root);
  let last = served;
  let origins = originsOf(served);
  let readAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<void> {
    const text = isOwn ? null : await contentOf(releases);
    const listed = text === null ? {} : parseRemotesFile(text, rules);
    const file = remotesUrl === null || text === null ? { ...served, ...listed } : listed;
    modulesMustNotShareAPath(await pathsOf(file, readManifests));
    last = file;
    origins = originsOf(file);
  }
  const refresh = () => {
    readAt = performance.now();
    return load().catch((error: unknown) => {
      reportFailure(error);
      return error;
    });
  };
  const error = await refresh();
  if (error instanceof RemotesFileError)
    throw new StartError(`${describe(releases)} cannot be used: ${error.message}.`);
  return {
    readManifests,
    remotes: {
      read: async () => {
        if (!isOwn && performance.now() - readAt > freshFor) await refresh();
        return last;
      },
      get origins() {
        return origins;
      },
    },
  };
}

/** Without an address of its own, the file only adds to the modules that this gateway serves, and may be absent. */
const additionIn = (folder: string) => path.join(folder, 'remotes.json');

function describe({ remotesUrl, folder }: Config['releases']): string {
  return remotesUrl
    ? `The remotes file ${remotesUrl}`
    : `The list of the modules served here and in ${additionIn(folder)}`;
}

/** Null if the file is absent and may be. */
async function contentOf({ remotesUrl, folder }: Config['releases']): Promise<string | null> {
  if (remotesUrl && /^https?:/.test(remotesUrl)) return fetchText(remotesUrl);
  if (!remotesUrl && (await isLinked(folder, 'remotes.json'))) throw new RemotesFileError('it is a symbolic link');
  try {
    return await readFile(remotesUrl ?? additionIn(folder), 'utf8');
  } catch (error) {
    if (!remotesUrl && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function originsOf(file: RemotesFile): string[] {
  const origins = releasesIn(file).map(({ manifest }) => originOf(manifest));
  return [...new Set(origins)].filter((origin) => typeof origin === 'string');
}

/** The paths of every version that a session can get, as far as the manifests can be read. */
async function pathsOf(file: RemotesFile, readManifests: ReadManifests) {
  const manifests = await readManifests(releasesIn(file));
  return Object.entries(file).map(([module, entry]) => {
    const versions = releasesIn({ [module]: entry }).map(({ manifest }) => manifests.get(manifest)?.manifest);
    return { module, paths: versions.flatMap((version) => version?.timetrack.screens ?? []).map(({ path }) => path) };
  });
}

/** Counts each failure. Logs it once until another one happens: the file is read every few seconds. */
function reportFailures({ logger, metrics }: Pick<RemotesParts, 'logger' | 'metrics'>): (error: unknown) => void {
  let last = '';
  return (error) => {
    metrics.countRemotesFailure(error instanceof RemotesFileError ? 'refused' : 'unreadable');
    const message = error instanceof Error ? error.message : String(error);
    if (message !== last)
      logger.warn({ err: error }, 'the remotes file could not be used, so the last one stays in effect');
    last = message;
  };
}
