import type { Readable } from 'node:stream';

/** Where files live: the data folder, or an S3-compatible store. Keys look like `photos/<organization>/<id>.jpg`. */
export interface FileStore {
  /** Durable once it resolves. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** The content, or null where no such file is. */
  open(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}
