import type { Readable } from 'node:stream';

/** Stores files in the data folder or in an S3-compatible store. Keys look like `photos/<organization>/<id>.jpg`. */
export interface FileStore {
  /** Resolves when the file is durable. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** The content, or null if there is no such file. */
  open(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}
