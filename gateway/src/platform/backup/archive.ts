import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';
import { BackupError } from './backup.js';
import { decrypt, encrypt, encryptedMagic } from './backup-key.js';

/** How many entries the checksums of one entry cover. */
const entriesPerChecksums = 1000;

/** `checksums/000001.sha256` */
const checksumsName = (number: number) => `checksums/${String(number).padStart(6, '0')}.sha256`;

const isChecksums = (name: string) => name.startsWith('checksums/');

/** A line as `sha256sum` writes and reads it. */
const lineOf = (name: string, sha256: string) => `${sha256}  ${name}\n`;

/**
 * Writes a tar file entry by entry, in the memory of one entry. After every thousand entries it writes their checksums, in the
 * format of `sha256sum`. The file gets its name once it is complete and durable; until then it ends with `.partial`.
 */
export class ArchiveWriter {
  private readonly pack: Pack = pack();
  private readonly lines: string[] = [];
  private checksums = 0;
  private failure: unknown;
  private readonly written: Promise<void>;
  private readonly partial: string;

  private constructor(
    private readonly file: string,
    key: string | null,
    private readonly mtime: Date,
  ) {
    this.partial = path.join(path.dirname(file), `.${path.basename(file)}.partial`);
    this.written = this.write(key);
    this.written.catch((error) => {
      this.failure = error;
      this.pack.destroy();
    });
  }

  static async create(file: string, key: string | null, createdAt: Date): Promise<ArchiveWriter> {
    await refuseExisting(file);
    return new ArchiveWriter(file, key, createdAt);
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.append(name, content);
    this.lines.push(lineOf(name, createHash('sha256').update(content).digest('hex')));
    if (this.lines.length === entriesPerChecksums) await this.addChecksums();
  }

  async finish(): Promise<void> {
    await this.addChecksums();
    this.pack.finalize();
    await this.written;
    await refuseExisting(this.file);
    await rename(this.partial, this.file);
    if (process.platform === 'win32') return;
    const folder = await open(path.dirname(this.file), 'r');
    await folder.sync().finally(() => folder.close());
  }

  async abandon(): Promise<void> {
    this.pack.destroy();
    await this.written.catch(() => undefined);
    await rm(this.partial, { force: true });
  }

  private async addChecksums(): Promise<void> {
    this.checksums += 1;
    await this.append(checksumsName(this.checksums), Buffer.from(this.lines.join('')));
    this.lines.length = 0;
  }

  /** Resolves when there is room for the next entry. */
  private append(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error | null) => {
        if (error || this.failure) reject(this.failure ?? error);
        else resolve();
      };
      if (this.failure) return done();
      this.written.catch(done);
      const sink = this.pack.entry({ name, size: content.length, mode: 0o600, mtime: this.mtime }, done);
      sink.end(content);
    });
  }

  private async write(key: string | null): Promise<void> {
    await unlink(this.partial).catch(() => undefined);
    const target = createWriteStream(this.partial, { flags: 'wx', mode: 0o600, flush: true });
    const plain = Readable.from(this.pack as AsyncIterable<Buffer>, { objectMode: false });
    await pipeline(key ? await encrypt(plain, key) : plain, target);
  }
}

async function refuseExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  await handle?.close();
  if (handle) throw new BackupError(`${file} exists already. Choose another name, or remove it.`);
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** No entry of ours is larger. */
const maxEntryBytes = 512 * 1024 * 1024;

/**
 * Reads a backup entry by entry, in the memory of one entry, and compares each with its checksum. An entry is yielded before
 * its checksum is known, so read the whole file once before relying on it.
 */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<ArchiveEntry> {
  const lines: string[] = [];
  let checksums = 0;
  let last = '';
  for await (const entry of readEntries(file, key)) {
    if (isChecksums(entry.name)) {
      checksums += 1;
      if (entry.name !== checksumsName(checksums) || entry.content.toString() !== lines.join('')) throw damaged(file);
      lines.length = 0;
    } else {
      lines.push(lineOf(entry.name, createHash('sha256').update(entry.content).digest('hex')));
      last = entry.name;
      yield entry;
    }
  }
  if (last !== 'manifest.json' || lines.length > 0) throw incomplete(file);
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

export const damaged = (file: string, cause?: unknown) =>
  new BackupError(`${file} is damaged or was changed: its content does not match its checksums. Nothing was changed.`, {
    cause,
  });

const incomplete = (file: string) => new BackupError(`${file} is incomplete: it ends too early. Nothing was changed.`);
