import type { Logger } from 'pino';
import { DomainError } from '../errors/index.js';

const codes = new Set(['ENOSPC', 'EDQUOT']);

/** The failure that a caller gets for an error of the disk: of a full one in words, of any other as it is. */
export function diskFailureOf(error: unknown, logger: Pick<Logger, 'error'>): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  if (!codes.has(String(code))) return error;
  logger.error({ code }, 'there is no space left to store files');
  return new DomainError(
    'unavailable',
    'storage.full',
    'There is no space left to store files, so nothing was saved. Please try again later.',
    { retryAfterSeconds: 60 },
  );
}
