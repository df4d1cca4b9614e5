import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '../../ports/platform.js';
import type { FileStore } from '../../storage/file-store.js';
import type { Encoding } from '../compression/accepted-encoding.js';
import { type Build, hasHash, readBuiltFile } from './builds.js';
import {
  completeBuilds,
  filesToRemove,
  type KeptLimits,
  type KeptRelease,
  recordBuilds,
  releasesToKeep,
  storedFiles,
} from './kept-releases.js';

export interface KeptFilesOptions extends KeptLimits {
  readonly files: FileStore;
  readonly clock: Clock;
  /** Runs one such work at a time, of all gateways that share the store. */
  readonly lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly onFailure: (error: unknown) => void;
}

interface KeptFile {
  readonly content: Buffer;
  readonly encoding: Encoding | null;
}

const indexKey = 'web/releases.json';

/** The names of some files begin with `_`, which keys must not. */
const keyOf = (unit: string, file: string): string => `web/${unit}/file-${file}`;

const releaseList = z.array(
  z.object({
    unit: z.string(),
    id: z.string(),
    usedAt: z.string(),
    isComplete: z.boolean(),
    files: z.record(z.string(), z.string()),
  }),
);

const endings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** How long a file that is not in the list is taken for missing before the list is read again. */
const freshMs = 2_000;

/**
 * Keeps the files of the last releases in the storage, so that tabs which were open over a release still get theirs.
 * All gateways share one list of releases with the stored files and their hashes.
 */
export class KeptFiles {
  private releases: readonly KeptRelease[] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;
  private isStopped = false;

  constructor(private readonly options: KeptFilesOptions) {}

  /** Stores the files of the builds that are not stored yet, and removes those of releases that are too old. */
  async keep(builds: readonly Build[]): Promise<void> {
    if (this.options.kept === 0 || builds.length === 0) return;
    // Recorded first, because cleanups keep the files of releases in the list.
    const releases = await this.options.lock(() => this.record(builds));
    const incomplete = builds.filter(({ unit, id }) =>
      releases.some((release) => release.unit === unit && release.id === id && !release.isComplete),
    );
    const complete: Build[] = [];
    for (const build of incomplete) {
      if (await this.store(build, storedFiles(releases, build.unit))) complete.push(build);
    }
    if (complete.length === 0) return;
    await this.options.lock(async () => this.write(completeBuilds(await this.read(), complete)));
  }

  /** A file of an earlier release, in the best encoding that is stored. Null if none of the kept releases has it. */
  async find(unit: string, file: string, accepted: Encoding | null): Promise<KeptFile | null> {
    try {
      const release = await this.releaseWith(unit, file);
      if (!release) return null;
      const [encoding, ending] =
        endings.find(([name, end]) => name === accepted && `${file}${end}` in release.files) ?? [];
      const name = `${file}${ending ?? ''}`;
      const stream = await this.options.files.open(keyOf(unit, name));
      const content = stream && (await buffer(stream));
      return content && hasHash(content, release.files[name]) ? { content, encoding: encoding ?? null } : null;
    } catch (error) {
      this.options.onFailure(error);
      return null;
    }
  }

  /** Ends `keep` after the file that it is storing. */
  stop(): void {
    this.isStopped = true;
  }

  private async record(builds: readonly Build[]): Promise<KeptRelease[]> {
    const now = this.options.clock.now();
    const releases = recordBuilds(await this.read(), builds, now);
    const keep = releasesToKeep(releases, this.options, now);
    const remove = filesToRemove(releases, keep);
    await inBatches(remove, ([unit, file]) => this.options.files.remove(keyOf(unit, file)));
    await this.write(keep);
    return keep;
  }

  /** Whether all files of the build are stored. Missing files are stored later. */
  private async store(build: Build, stored: ReadonlySet<string>): Promise<boolean> {
    try {
      await inBatches(
        Object.keys(build.files).filter((file) => !stored.has(file)),
        async (file) => {
          if (this.isStopped) return;
          const content = await readBuiltFile(build, file);
          if (!content) throw new Error(`${build.unit}/${file} is not the file that the build has written`);
          await this.options.files.put(keyOf(build.unit, file), content, 'application/octet-stream');
        },
      );
      return !this.isStopped;
    } catch (error) {
      this.options.onFailure(error);
      return false;
    }
  }

  private async releaseWith(unit: string, file: string): Promise<KeptRelease | undefined> {
    const find = () => this.releases.find((release) => release.unit === unit && Object.hasOwn(release.files, file));
    if (!find() && performance.now() - this.readAt > freshMs) {
      this.reading ??= this.read()
        .then((releases) => {
          this.releases = releases;
          this.readAt = performance.now();
        })
        .finally(() => {
          this.reading = undefined;
        });
      await this.reading;
    }
    return find();
  }

  /** A list that cannot be parsed counts as empty: gateways then store their own files again. */
  private async read(): Promise<KeptRelease[]> {
    const stream = await this.options.files.open(indexKey);
    if (!stream) return [];
    const text = (await buffer(stream)).toString('utf8');
    return releaseList.safeParse(parseJson(text)).data ?? [];
  }

  private async write(releases: readonly KeptRelease[]): Promise<void> {
    await this.options.files.put(indexKey, Buffer.from(JSON.stringify(releases)), 'application/json');
  }
}

const batchSize = 4;

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    await Promise.all(items.slice(start, start + batchSize).map(work));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
