import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The address of each module: `{"mf-timeclock": "/modules/mf-timeclock/mf-manifest.json"}`. */
export type RemotesFile = Readonly<Record<string, string>>;

export interface Remotes {
  /** The current file, or the last readable version of it. */
  read(): Promise<RemotesFile>;
  /** The other origins in the last version, from which pages must be allowed to load. */
  readonly origins: readonly string[];
}

export interface RemotesOptions {
  /** A URL or a file. Null, or our own address of the file, means the modules that this gateway serves. */
  readonly source: string | null;
  readonly served: RemotesFile;
  readonly onFailure: (error: unknown) => void;
}

/** The address from which the shell loads the file. */
export const remotesPath = '/remotes.json';

const remotesFile = z.record(z.string(), z.string());
const second = 1000;
const freshFor = 5 * second;

/**
 * Reads the file again every few seconds, because modules are deployed, rolled back and pinned by changing it. When it
 * can't be read, the last version stays in effect.
 */
export function createRemotes({ source, served, onFailure }: RemotesOptions): Remotes {
  let last = served;
  let origins = originsOf(served);
  let readAt = Number.NEGATIVE_INFINITY;
  let first: Promise<void> | undefined;

  async function refresh(from: string): Promise<void> {
    try {
      last = remotesFile.parse(JSON.parse(await contentOf(from)));
      origins = originsOf(last);
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    read: async () => {
      if (isRemoteSource(source) && performance.now() - readAt > freshFor) {
        readAt = performance.now();
        const reading = refresh(source);
        first ??= reading;
        await reading;
      }
      // The first request waits for the first version. Later requests use the last version while a new one is read.
      await first;
      return last;
    },
    get origins() {
      return origins;
    },
  };
}

function isRemoteSource(source: string | null): source is string {
  return source !== null && source !== remotesPath;
}

async function contentOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(5 * second), redirect: 'follow' });
  if (!response.ok) throw new Error(`${source} returned ${response.status}`);
  return response.text();
}

function originsOf(remotes: RemotesFile): string[] {
  const origins = Object.values(remotes).map((address) => URL.parse(address)?.origin);
  return [...new Set(origins.filter((origin) => origin !== undefined && origin !== 'null'))] as string[];
}
