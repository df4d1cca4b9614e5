import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chooseEncoding, type Encoding } from '../platform/http/compression/compressed-responses.js';
import type { Clock } from '../platform/ports/platform.js';
import type { FileStore } from '../platform/storage/file-store.js';
import { type Build, hasHash, readBuiltFile } from './builds.js';

export interface KeptFilesOptions {
  readonly files: FileStore;
  readonly clock: Clock;
  /** Runs one such work at a time, of all gateways that share the store. */
  readonly lock: (work: () => Promise<void>) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  /** How many releases of the shell and of each module are kept, and for how long. */
  readonly kept: number;
  readonly keptDays: number;
}

interface KeptFile {
  readonly content: Buffer;
  readonly encoding: Encoding | null;
}

const indexKey = 'web/releases.json';

/** The names of some files begin with `_`, which keys must not. */
const keyOf = (unit: string, file: string): string => `web/${unit}/file-${file}`;

/** A build whose files are stored, with their hashes, and when a gateway last served it. */
const keptRelease = z.object({
  unit: z.string(),
  id: z.string(),
  usedAt: z.string(),
  files: z.record(z.string(), z.string()),
});

type KeptRelease = z.infer<typeof keptRelease>;

const endings = { br: '.br', gzip: '.gz' } as const;
const dayMs = 86_400_000;

/** How long a file that is not in the list is taken for missing before the list is read again. */
const freshMs = 2_000;

/** Files that are stored or removed at once. */
const batchSize = 4;

/**
 * Keeps the files of the last releases in the storage, so that tabs which were open over a release still get theirs.
 * All gateways share one list of releases with the stored files and their hashes.
 */
export class KeptFiles {
  private releases: readonly KeptRelease[] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private isStopped = false;

  constructor(private readonly options: KeptFilesOptions) {}

  /** Stores the files of the builds that are not stored yet, and removes those of releases that are too old. */
  async keep(builds: readonly Build[]): Promise<void> {
    const { kept, files, clock, lock } = this.options;
    if (kept === 0 || builds.length === 0) return;
    await lock(async () => {
      const releases = await this.read();
      const served: KeptRelease[] = [];
      for (const { folder, ...build } of builds) {
        const stored = new Set(filesOf(releases.filter(({ unit }) => unit === build.unit)));
        if (await this.store({ folder, ...build }, stored))
          served.push({ ...build, usedAt: clock.now().toISOString() });
      }
      const others = releases.filter(({ unit, id }) => !served.some((one) => one.unit === unit && one.id === id));
      const all = [...others, ...served];
      const keep = this.chooseLatest(all);
      const unneeded = new Set(filesOf(all)).difference(new Set(filesOf(keep)));
      await inBatches([...unneeded], (key) => files.remove(key));
      await files.put(indexKey, Buffer.from(JSON.stringify(keep)), 'application/json');
    });
  }

  /** A file of an earlier release, in the best encoding that is stored. Null if none of the kept releases has it. */
  async find(unit: string, file: string, accepted: Encoding | null): Promise<KeptFile | null> {
    try {
      const release = await this.releaseWith(unit, file);
      if (!release) return null;
      const compressed = accepted && `${file}${endings[accepted]}`;
      const encoding = compressed && compressed in release.files ? accepted : null;
      const name = encoding ? `${file}${endings[encoding]}` : file;
      const stream = await this.options.files.open(keyOf(unit, name));
      const content = stream && (await buffer(stream));
      return content && hasHash(content, release.files[name]) ? { content, encoding } : null;
    } catch (error) {
      this.options.onFailure(error);
      return null;
    }
  }

  /** Ends `keep` after the file that it is storing. */
  stop(): void {
    this.isStopped = true;
  }

  /** The releases that are among the last ones of their unit and were used recently enough. */
  private chooseLatest(releases: readonly KeptRelease[]): KeptRelease[] {
    const { clock, kept, keptDays } = this.options;
    const oldest = clock.now().getTime() - keptDays * dayMs;
    const recent = releases.filter(({ usedAt }) => Date.parse(usedAt) >= oldest);
    const latestFirst = recent.toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
    return [...Map.groupBy(latestFirst, ({ unit }) => unit).values()].flatMap((ofUnit) => ofUnit.slice(0, kept));
  }

  /** Whether all files of the build are stored. Missing files are stored later. */
  private async store(build: Build, stored: ReadonlySet<string>): Promise<boolean> {
    try {
      await inBatches(Object.keys(build.files), async (file) => {
        const key = keyOf(build.unit, file);
        if (this.isStopped || stored.has(key)) return;
        const content = await readBuiltFile(build, file);
        if (!content) throw new Error(`${build.unit}/${file} is not the file that the build has written`);
        await this.options.files.put(key, content, 'application/octet-stream');
      });
      return !this.isStopped;
    } catch (error) {
      this.options.onFailure(error);
      return false;
    }
  }

  private async releaseWith(unit: string, file: string): Promise<KeptRelease | undefined> {
    const find = () => this.releases.find((release) => release.unit === unit && Object.hasOwn(release.files, file));
    if (!find() && performance.now() - this.readAt > freshMs) {
      this.releases = await this.read();
      this.readAt = performance.now();
    }
    return find();
  }

  /** A list that cannot be parsed counts as empty: gateways then store their own files again. */
  private async read(): Promise<KeptRelease[]> {
    const stream = await this.options.files.open(indexKey);
    const text = stream && (await buffer(stream)).toString('utf8');
    try {
      return z.array(keptRelease).parse(JSON.parse(text ?? '[]'));
    } catch {
      return [];
    }
  }
}

const filesOf = (releases: readonly KeptRelease[]): string[] =>
  releases.flatMap(({ unit, files }) => Object.keys(files).map((file) => keyOf(unit, file)));

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    await Promise.all(items.slice(start, start + batchSize).map(work));
  }
}

/** A file of the shell or a module whose name contains a hash of its content. */
const address = /^(?:\/modules\/(mf-[\da-z-]+))?\/([\w.@~-]+\.[\da-f]{10}\.\w+)$/;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Sends a file of an earlier release. Resolves to false, and sends nothing, if there is no such file. */
export async function sendKeptFile(
  keptFiles: KeptFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [, unit = 'shell', name] = address.exec(request.url.split('?', 1)[0] ?? '') ?? [];
  if (!name || !(request.method === 'GET' || request.method === 'HEAD')) return false;
  const file = await keptFiles.find(unit, name, chooseEncoding(request.headers));
  if (!file) return false;
  reply.code(200).headers({
    'cache-control': immutable,
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    vary: 'accept-encoding',
    ...(file.encoding && { 'content-encoding': file.encoding }),
  });
  reply.send(file.content);
  return true;
}

export const immutable = 'public, max-age=31536000, immutable';
