import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';
import { syncFolders } from '../../platform/storage/create-file-store.js';
import { BackupError } from './backup.js';
import { decrypt, encrypt, encryptedMagic } from './backup-key.js';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

interface NewArchive {
  readonly file: string;
  readonly key: string | null;
  readonly createdAt: Date;
}

/** The last entry: the checksums of all others. */
const checksumsName = 'checksums.sha256';

/** A line as `sha256sum` writes and reads it. */
const lineOf = ({ name, content }: ArchiveEntry) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;

/**
 * Writes a tar file with the entries that `fill` adds, in the memory of one entry. The file gets its name once it is complete
 * and durable; until then it ends with `.partial`.
 */
export async function writeArchive<T>(
  { file, key, createdAt }: NewArchive,
  fill: (add: (entry: ArchiveEntry) => Promise<void>) => Promise<T>,
): Promise<T> {
  await refuseExisting(file);
  const partial = path.join(path.dirname(file), `.${path.basename(file)}.partial`);
  await rm(partial, { force: true });
  const archive = pack();
  const plain = Readable.from(archive as AsyncIterable<Buffer>, { objectMode: false });
  const content = key ? await encrypt(plain, key) : plain;
  const written = pipeline(content, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
  let failure: unknown;
  written.catch((error) => {
    failure ??= error;
    archive.destroy(error);
  });
  try {
    const lines: string[] = [];
    const filled = await fill(async (entry) => {
      if (failure) throw failure;
      await append(archive, entry, createdAt);
      lines.push(lineOf(entry));
    });
    await append(archive, { name: checksumsName, content: Buffer.from(lines.join('')) }, createdAt);
    archive.finalize();
    await written;
    await refuseExisting(file);
    await rename(partial, file);
    await syncFolders(path.dirname(file), path.dirname(file));
    return filled;
  } catch (error) {
    failure ??= error;
    archive.destroy();
    await written.catch(() => undefined);
    await rm(partial, { force: true });
    throw failure;
  }
}

/** Resolves when there is room for the next entry. */
function append(archive: Pack, { name, content }: ArchiveEntry, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = archive.entry({ name, size: content.length, mode: 0o600, mtime }, (error) =>
      error ? reject(error) : resolve(),
    );
    // Reported a second time. Without a listener, it would end the process.
    sink.on('error', reject);
    sink.end(content);
  });
}

async function refuseExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  await handle?.close();
  if (handle) throw new BackupError(`${file} exists already. Choose another name, or remove it.`);
}

/** No entry of ours is larger. */
const maxEntryBytes = 512 * 1024 * 1024;

/**
 * Reads a backup entry by entry, in the memory of one entry, and compares all with their checksums in the end. So read the
 * whole file once before relying on an entry.
 */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<ArchiveEntry> {
  const lines: string[] = [];
  let checksums: string | undefined;
  for await (const entry of readEntries(file, key)) {
    if (checksums !== undefined) throw damaged(file);
    if (entry.name === checksumsName) checksums = entry.content.toString();
    else {
      lines.push(lineOf(entry));
      yield entry;
    }
  }
  if (checksums === undefined) throw incomplete(file);
  if (checksums !== lines.join('')) throw damaged(file);
}

async function* readEntries(file: string, key: string | null): AsyncGenerator<ArchiveEntry> {
  const plain = await openArchive(file, key);
  const archive = extract();
  const reading = pipeline(plain, archive as unknown as NodeJS.WritableStream);
  reading.catch(() => undefined);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > maxEntryBytes) throw damaged(file);
      yield { name, content: await buffer(entry as unknown as Readable) };
    }
    await reading;
  } catch (error) {
    throw error instanceof BackupError ? error : explain(file, error);
  } finally {
    plain.destroy();
    archive.destroy();
  }
}

async function openArchive(file: string, key: string | null): Promise<Readable> {
  const handle = await open(file, 'r').catch((cause) => {
    throw new BackupError(`The backup cannot be read: ${cause.message}.`, { cause });
  });
  const start = Buffer.alloc(encryptedMagic.length);
  await handle.read(start, 0, start.length, 0).finally(() => handle.close());
  const sealed = createReadStream(file, { highWaterMark: 1024 * 1024 });
  return start.toString() === encryptedMagic ? decrypt(sealed, key) : sealed;
}

/** Errors of tar-stream and age, which say little to an operator. */
function explain(file: string, cause: unknown): unknown {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code?.startsWith('E') && code !== 'ERR_STREAM_PREMATURE_CLOSE' && !code.startsWith('ERR_')) return cause;
  return /unexpected end|premature|truncated|incomplete/i.test(message) ? incomplete(file) : damaged(file, cause);
}

const damaged = (file: string, cause?: unknown) =>
  new BackupError(`${file} is damaged or was changed: its content does not match its checksums. Nothing was changed.`, {
    cause,
  });

const incomplete = (file: string) => new BackupError(`${file} is incomplete: it ends too early. Nothing was changed.`);
