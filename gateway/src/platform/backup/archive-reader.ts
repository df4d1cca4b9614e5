import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { BackupError } from './backup.js';
import { decrypt, encryptedMagic } from './backup-key.js';
import { checksumsName, isChecksums, lineOf } from './checksums.js';

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
