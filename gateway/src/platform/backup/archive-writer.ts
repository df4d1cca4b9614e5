import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { BackupError } from './backup.js';
import { encrypt } from './backup-key.js';
import { checksumsName, entriesPerChecksums, lineOf } from './checksums.js';

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
