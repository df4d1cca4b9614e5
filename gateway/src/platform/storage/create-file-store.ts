import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { SpanKind } from '@opentelemetry/api';
import type { Config } from '../config/config.js';
import { inSpan } from '../tracing/current-span.js';
import { assertFileKey, type FileStore } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** Uses the S3-compatible store if one is configured, otherwise the data folder. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3
    ? traceFiles(new S3FileStore(s3), 's3')
    : traceFiles(new LocalFileStore(path.join(dataDir, 'files')), 'folder');
}

export class LocalFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  /** Writes a temporary file, syncs it and renames it: after a power failure the file is complete or absent. */
  async put(key: string, content: Buffer): Promise<void> {
    const file = this.fileOf(key);
    const folder = path.dirname(file);
    const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
    const aside = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(aside, content, { mode: 0o600, flag: 'wx', flush: true });
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await syncFolders(folder, firstCreated ? path.dirname(firstCreated) : folder);
  }

  async open(key: string): Promise<Readable | null> {
    try {
      const handle = await open(this.fileOf(key), 'r');
      return handle.createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  private fileOf(key: string): string {
    assertFileKey(key);
    return path.join(this.folder, key);
  }
}

/** A new name is durable when its folder is synced. So are new folders, up to the first one that existed before. */
export async function syncFolders(from: string, upTo: string): Promise<void> {
  // Windows cannot open a folder, and does not need this.
  if (process.platform === 'win32') return;
  const handle = await open(from, 'r');
  await handle.sync().finally(() => handle.close());
  if (from !== upTo) await syncFolders(path.dirname(from), upTo);
}

/** Makes each call of the store a step of the trace. Of a key, only the kind of file is part of it: `photos`. */
function traceFiles(files: FileStore, store: 's3' | 'folder'): FileStore {
  const trace = <T>(name: string, key: string, work: () => Promise<T>) => {
    const kind = /^[a-z]+(?=\/)/i.exec(key)?.[0] ?? 'other';
    const attributes = { 'timetrack.storage': store, 'timetrack.file.kind': kind };
    return inSpan(name, { kind: SpanKind.CLIENT, attributes }, work);
  };
  return {
    put: (key, content, contentType) => trace('store file', key, () => files.put(key, content, contentType)),
    open: (key) => trace('open file', key, () => files.open(key)),
    remove: (key) => trace('remove file', key, () => files.remove(key)),
  };
}
