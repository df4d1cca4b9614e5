import { DomainError, type FailureKind, failures } from '../../errors/index.js';

/** PostgreSQL waited as long as it may for a lock that somebody else holds. */
const lockNotAvailable = '55P03';

const byStatus: Readonly<Record<number, readonly [kind: FailureKind, code: string, message: string]>> = {
  400: ['invalid', 'request.malformed', 'The request could not be read'],
  // A path that leads out of the folder of built files: there is nothing at such an address.
  403: ['not-found', 'id.unknown', 'Address not found'],
  406: ['unsupported-media', 'request.unsupported-media', 'The body is not of a type that is read here'],
  413: ['too-large', 'request.too-large', 'The request is larger than what is accepted'],
  414: ['invalid', 'request.malformed', 'The address is too long'],
  415: ['unsupported-media', 'request.unsupported-media', 'The body is not of a type that is read here'],
};

/** The failure that an error stands for, if the caller is to blame for it; null for everything unknown. */
export function failureOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if ((error as { code?: unknown } | null)?.code === lockNotAvailable) {
    return new DomainError('conflict', 'request.overtaken', 'Another request is changing the same. Please try again');
  }
  if (!isFrameworkError(error)) return null;
  if (error.code?.includes('JSON_BODY')) return failures.malformed('The body is not readable as JSON');
  const row = byStatus[error.statusCode] ?? (error.statusCode < 500 ? byStatus[400] : undefined);
  return row ? new DomainError(...row) : null;
}

interface FrameworkError {
  readonly code?: string;
  readonly statusCode: number;
}

/**
 * Errors that Fastify and its plugins raise while they read a request, those meant to be told (`expose`) of the plugin
 * for files among them, and that of a caller who hung up in the middle of a body.
 */
function isFrameworkError(error: unknown): error is FrameworkError {
  if (!(error instanceof Error)) return false;
  const { code, statusCode, expose } = error as { code?: unknown; statusCode?: unknown; expose?: unknown };
  if (typeof statusCode !== 'number') return false;
  if (typeof code !== 'string') return expose === true;
  return code.startsWith('FST_') || (code === 'ECONNRESET' && statusCode === 400);
}
