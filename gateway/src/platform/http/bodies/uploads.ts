import { z } from 'zod';
import { DomainError } from '../../errors/index.js';

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
