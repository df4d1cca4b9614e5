import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { DomainError } from '../errors/index.js';

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

/** The store of files cannot be reached, or has been too busy for a while. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** Answers requests with 503 while the store is away, and logs why. The next request finds out whether it is back. */
export function answerWhileAway(files: FileStore, logger: Pick<Logger, 'error'>): FileStore {
  const answer = (error: unknown): never => {
    if (!(error instanceof StoreAwayError)) throw error;
    logger.error({ err: error }, 'the store of files is away');
    throw new DomainError(
      'unavailable',
      'storage.away',
      'TimeTrack can’t reach its files at the moment. Nothing was changed. Please try again in a few seconds.',
      { retryAfterSeconds: 5 },
    );
  };
  return {
    put: (key, content, contentType) => files.put(key, content, contentType).catch(answer),
    open: (key) => files.open(key).catch(answer),
    remove: (key) => files.remove(key).catch(answer),
  };
}
