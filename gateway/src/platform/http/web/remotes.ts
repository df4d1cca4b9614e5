import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Which module lives where: `{"mf-timeclock": "/modules/mf-timeclock/mf-manifest.json"}`. */
export type RemotesFile = Readonly<Record<string, string>>;

export interface Remotes {
  /** The file as it is now; what was read last where it can't be read. */
  read(): Promise<RemotesFile>;
  /** Other origins than ours, as read last: pages have to be allowed to load from them. */
  readonly origins: readonly string[];
}

export interface RemotesOptions {
  /** An http address or a file; null, or our own address of the file, means the modules that are served here. */
  readonly source: string | null;
  readonly served: RemotesFile;
  readonly onFailure: (error: unknown) => void;
}

/** Where the shell asks for the file. */
export const remotesPath = '/remotes.json';

const remotesFile = z.record(z.string(), z.string());
const second = 1000;
const freshFor = 5 * second;

/**
 * Read again every few seconds, since modules are redeployed, rolled back and pinned by changing that file alone. One
 * that can't be read must not take the modules away that were there before.
 */
export function createRemotes({ source, served, onFailure }: RemotesOptions): Remotes {
  let last = served;
  let readAt = Number.NEGATIVE_INFINITY;
  let first: Promise<void> | undefined;

  async function refresh(from: string): Promise<void> {
    try {
      last = remotesFile.parse(JSON.parse(await contentOf(from)));
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    read: async () => {
      if (isElsewhere(source) && performance.now() - readAt > freshFor) {
        readAt = performance.now();
        const reading = refresh(source);
        first ??= reading;
        await reading;
      }
      // Until it was read once nobody knows better; later whoever comes meanwhile is content with what was read last.
      await first;
      return last;
    },
    get origins() {
      return originsOf(last);
    },
  };
}

function isElsewhere(source: string | null): source is string {
  return source !== null && source !== remotesPath;
}

async function contentOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(5 * second), redirect: 'follow' });
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.text();
}

function originsOf(remotes: RemotesFile): string[] {
  const origins = Object.values(remotes).map((address) => URL.parse(address)?.origin);
  return [...new Set(origins.filter((origin) => origin !== undefined && origin !== 'null'))] as string[];
}
