import { DomainError, databaseFailureOf, type FailureKind, failures } from '../../errors/index.js';

/** PostgreSQL's error code for a lock timeout. */
const lockNotAvailable = '55P03';

const byStatus: Readonly<Record<number, readonly [kind: FailureKind, code: string, message: string]>> = {
  400: ['invalid', 'request.malformed', 'The request cannot be read'],
  // A path that leaves the folder of built files. Nothing exists there.
  403: ['not-found', 'id.unknown', 'Address not found'],
  406: ['unsupported-media', 'request.unsupported-media', 'The Content-Type of the body is not supported'],
  413: ['too-large', 'request.too-large', 'The request is too large'],
  414: ['invalid', 'request.malformed', 'The address is too long'],
  415: ['unsupported-media', 'request.unsupported-media', 'The Content-Type of the body is not supported'],
};

/** The failure that an error represents if the caller caused it; null for an unexpected error. */
export function failureOf(error: unknown): DomainError | null {
  const ofDatabase = databaseFailureOf(error);
  if (ofDatabase) return ofDatabase;
  if ((error as { code?: unknown } | null)?.code === lockNotAvailable) {
    return new DomainError(
      'conflict',
      'request.overtaken',
      'Another request is changing the same data. Please try again',
    );
  }
  if (!isFrameworkError(error)) return null;
  if (error.code?.includes('JSON_BODY')) return failures.malformed('The body is not valid JSON');
  const row = byStatus[error.statusCode] ?? (error.statusCode < 500 ? byStatus[400] : undefined);
  return row ? new DomainError(...row) : null;
}

interface FrameworkError {
  readonly code?: string;
  readonly statusCode: number;
}

/**
 * Errors that Fastify and its plugins throw while they read a request, including the static file plugin's errors that
 * are meant for the client (`expose`) and the error of a client that disconnected in the middle of a body.
 */
function isFrameworkError(error: unknown): error is FrameworkError {
  if (!(error instanceof Error)) return false;
  const { code, statusCode, expose } = error as { code?: unknown; statusCode?: unknown; expose?: unknown };
  if (typeof statusCode !== 'number') return false;
  if (typeof code !== 'string') return expose === true;
  return code.startsWith('FST_') || (code === 'ECONNRESET' && statusCode === 400);
}
