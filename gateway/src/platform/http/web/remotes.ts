import { readFile } from 'node:fs/promises';
import { StartError } from '../../errors/index.js';
import { fetchText } from './bounded-text.js';
import { releasesIn } from './canary.js';
import { originOf } from './module-address.js';
import { parseRemotesFile, type RemotesFile, RemotesFileError, type RemotesRules } from './remotes-file.js';

export interface Remotes {
  /** Reads the file for the first time. Rejects with a `StartError` if its content cannot be used. */
  start(): Promise<void>;
  read(): Promise<RemotesFile>;
  /** The other origins in the last version, from which pages must be allowed to load. */
  readonly origins: readonly string[];
}

export interface RemotesSource {
  /** A URL or a file. Our own address of the file means the modules that this gateway serves. */
  readonly at: string;
  /** Whether it only adds to the modules that this gateway serves. Such a file may also be absent. */
  readonly isAddition: boolean;
}

export interface RemotesOptions extends RemotesRules {
  readonly source: RemotesSource;
  readonly served: RemotesFile;
  /** Rejects with a `RemotesFileError` if the modules of a file do not fit together. */
  readonly check: (file: RemotesFile) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export const remotesPath = '/remotes.json';

const second = 1000;
const freshFor = 5 * second;

/**
 * Reads the file again every few seconds, because modules are deployed, rolled back and pinned by changing it. When it
 * can't be read or used, the last version stays in effect.
 */
export function createRemotes({ source, served, check, onFailure, ...rules }: RemotesOptions): Remotes {
  const isOwn = source.at === remotesPath;
  let last = served;
  let origins = originsOf(served);
  let readAt = Number.NEGATIVE_INFINITY;
  let first: Promise<unknown> | undefined;

  async function load(): Promise<void> {
    const text = isOwn ? null : await contentOf(source);
    const listed = text === null ? {} : parseRemotesFile(text, rules);
    const file = source.isAddition || text === null ? { ...served, ...listed } : listed;
    await check(file);
    last = file;
    origins = originsOf(file);
  }
  const refresh = () => {
    readAt = performance.now();
    const reading = load().catch((error: unknown) => {
      onFailure(error);
      return error;
    });
    first ??= reading;
    return reading;
  };

  return {
    start: async () => {
      const error = await refresh();
      if (error instanceof RemotesFileError)
        throw new StartError(`${describe(source)} cannot be used: ${error.message}.`);
    },
    read: async () => {
      if (!isOwn && performance.now() - readAt > freshFor) await refresh();
      // The first request waits for the first version. Later requests use the last version while a new one is read.
      await first;
      return last;
    },
    get origins() {
      return origins;
    },
  };
}

function describe({ at, isAddition }: RemotesSource): string {
  return isAddition ? `The list of the modules served here and in ${at}` : `The remotes file ${at}`;
}

/** Null if the file is absent and may be. */
async function contentOf({ at, isAddition }: RemotesSource): Promise<string | null> {
  if (/^https?:/.test(at)) return fetchText(at);
  try {
    return await readFile(at, 'utf8');
  } catch (error) {
    if (isAddition && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function originsOf(file: RemotesFile): string[] {
  const origins = releasesIn(file).map(({ manifest }) => originOf(manifest));
  return [...new Set(origins)].filter((origin) => typeof origin === 'string');
}
