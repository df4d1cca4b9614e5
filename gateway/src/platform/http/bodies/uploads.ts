import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { z } from 'zod';
import { DomainError, failures } from '../../errors/index.js';

interface Stored {
  readonly path: string;
  /** Identifies the name and the content. */
  readonly digest: string;
  readonly bytes: number;
}

/** A file of a multipart body, or the place of one that did not arrive. */
export class ReceivedFile implements UploadedFile {
  constructor(
    readonly name: string,
    readonly abandoned: AbortSignal | undefined,
    private readonly stored: Stored | null,
  ) {}

  /** Two bodies with the same files have the same JSON. The bytes of a multipart body differ each time it is sent. */
  toJSON(): string {
    return this.stored?.digest ?? 'missing';
  }

  async read(maxBytes: number): Promise<Buffer> {
    if (!this.stored) throw failures.malformed('A file of the request is missing');
    if (this.stored.bytes > maxBytes) throw fileTooLarge(maxBytes);
    return readFile(this.stored.path);
  }

  async remove(): Promise<void> {
    if (this.stored) await rm(this.stored.path, { force: true });
  }
}

/** Stores a file that is being received. A file that cannot be stored completely is removed. */
export async function receiveFile(part: MultipartFile, path: string, abandoned: AbortSignal): Promise<ReceivedFile> {
  const content = createHash('sha256');
  try {
    part.file.on('data', (chunk: Buffer) => content.update(chunk));
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const digest = JSON.stringify([part.filename, content.digest('hex')]);
  return new ReceivedFile(part.filename, abandoned, { path, digest, bytes: part.file.bytesRead });
}

/** An uploaded file, the same for REST and GraphQL. The sender chose its name, and its content is not checked yet. */
export interface UploadedFile {
  readonly name: string;
  readonly abandoned?: AbortSignal;
  /** Reads the content. Throws a `too-large` DomainError for more than `maxBytes`. */
  read(maxBytes: number): Promise<Buffer>;
}

/** For use-case inputs: `images: z.array(uploadedFile).min(1)`. */
export const uploadedFile = z.custom<UploadedFile>(isUploadedFile, 'must be a file');

export const fileTooLarge = (maxBytes: number) =>
  new DomainError('too-large', 'file.too-large', `A file can be at most ${formatMegabytes(maxBytes)} MB`);

export const tooManyFiles = (maxFiles: number) =>
  new DomainError('too-large', 'file.too-many', `At most ${maxFiles} files can be sent at once`);

function isUploadedFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function';
}

function formatMegabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}
