import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { releasesIn } from '../platform/http/web/canary.js';
import { createManifests, type ReadManifests } from '../platform/http/web/manifests.js';
import { createRemotes, type Remotes, type RemotesSource, remotesPath } from '../platform/http/web/remotes.js';
import { type RemotesFile, RemotesFileError } from '../platform/http/web/remotes-file.js';
import { modulesMustNotShareAPath } from '../platform/http/web/screen-paths.js';
import { findServedModules } from '../platform/http/web/web-files.js';
import type { Metrics } from '../platform/observability/metrics.js';
import type { Platform } from '../platform/ports/platform.js';

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

/** Reads the remotes file and the manifests. Rejects with a `StartError` if the file cannot be used. */
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
  const remotes = createRemotes({
    source: sourceOf(releases),
    served: findServedModules(root),
    allowedOrigins: releases.remoteOrigins,
    ownOrigin: publicUrl,
    check: async (file) => modulesMustNotShareAPath(await pathsOf(file, readManifests)),
    onFailure: reportFailures({ logger, metrics }),
  });
  await remotes.start();
  return { remotes, readManifests };
}

function sourceOf({ remotesUrl, folder }: Config['releases']): RemotesSource {
  if (remotesUrl === remotesPath) return { at: remotesPath, isAddition: false };
  return remotesUrl
    ? { at: remotesUrl, isAddition: false }
    : { at: path.join(folder, 'remotes.json'), isAddition: true };
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
