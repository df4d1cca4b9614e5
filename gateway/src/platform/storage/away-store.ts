import type { Logger } from 'pino';
import { DomainError } from '../errors/index.js';
import type { FileStore } from './file-store.js';

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
