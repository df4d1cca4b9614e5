import type { Readable } from 'node:stream';

/** Stores files in the data folder or in an S3-compatible store. Keys look like `photos/<organization>/<id>.jpg`. */
export interface FileStore {
  /** Resolves when the file is durable. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** The content, or null if there is no such file. */
  open(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

/** Segments of letters, digits, `.`, `_` and `-` that start with a letter or digit: `photos/<organization>/<id>.jpg`. */
const wellFormed = /^[a-z\d][\w.-]*(\/[a-z\d][\w.-]*)*$/i;

/** The product creates the keys, never a caller. A key that could escape the store is a bug. */
export function assertFileKey(key: string): void {
  if (key.length > 500 || !wellFormed.test(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
}
