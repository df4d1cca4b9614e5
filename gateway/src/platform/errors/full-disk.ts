import type { Logger } from 'pino';
import { DomainError } from './gateway.js';

/** Of the operating system: no space and no quota. Of PostgreSQL: no space. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const fullDisk = (): DomainError =>
  new DomainError(
    'unavailable',
    'storage.full',
    'There is no space left to store files, so nothing was saved. Please try again later.',
    { retryAfterSeconds: 60 },
  );

/** The failure for a full disk, which it also logs. Returns any other error unchanged. */
export function diskFailureOf(error: unknown, logger: Pick<Logger, 'error'>): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  if (!codes.has(String(code))) return error;
  logger.error({ code }, 'there is no space left to store files');
  return fullDisk();
}
