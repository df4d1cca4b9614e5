import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DomainError,
  databaseFailureOf,
  type FailureKind,
  failures,
  failureTable,
  internalFailure,
  type ReauthMethod,
  shortenFields,
  shortenMessage,
} from '../../errors/index.js';
import { reportRefusal } from '../../security-events/refusals.js';
import { identifyPending } from '../callers/expected-caller.js';
import type { WriteFailure } from '../idempotency/handler.js';
import { noteRequestFailure } from '../observation/access-log.js';
import { callerOf } from '../security/caller.js';

/** A new id for each request. Callers cannot choose it, so the log lines with one id belong to one request. */
export const newRequestId = (): string => randomUUID();

/** A failure in REST's form: RFC 9457, with the members that GraphQL sends as well. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** With 403: how the caller can prove again who they are. The same call then succeeds. */
  readonly reauth?: readonly ReauthMethod[];
  /** With 409: what the request conflicts with, as it is now. */
  readonly timesheet?: object;
  readonly requestId: string;
}

export const problemContentType = 'application/problem+json; charset=utf-8';

/** The response for a failure. An unexpected error (null) reveals no details. */
export function problemOf(failure: DomainError | null, requestId: string): Problem {
  const { code, status, title } = failure ? failureTable[failure.kind] : internalFailure;
  const message = shortenMessage(failure?.message ?? internalFailure.message);
  const { fields, reauth, current } = failure ?? {};
  const details = { ...(fields && { fields: shortenFields(fields) }), ...(reauth && { reauth }), ...current };
  return { type: 'about:blank', title, status, detail: message, message, code, ...details, requestId };
}

/**
 * Headers of the response that a failure replaces. A session that was granted before the failure is not stored, and
 * the other headers describe content that is not sent.
 */
const contentHeaders = [
  'set-cookie',
  'content-length',
  'content-encoding',
  'content-disposition',
  'etag',
  'last-modified',
] as const;

export function writeProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): string {
  const failure = failureOf(error);
  if (!failure) request.log.error({ err: error }, 'the request failed unexpectedly');
  noteRequestFailure(request, failure);
  reportRefusal(request.server.securityEvents, {
    failure,
    caller: callerOf(request),
    operation: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
  });
  const problem = problemOf(failure, request.id);
  for (const name of contentHeaders) reply.removeHeader(name);
  reply.code(problem.status).headers({ 'content-type': problemContentType, 'cache-control': 'no-store' });
  if (failure?.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return JSON.stringify(problem);
}

/** Sends a failure in the form of an API, with its caller in the reports. A failure to look the caller up comes first. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  write: WriteFailure,
): FastifyReply | undefined {
  const send = (failure: unknown) => reply.send(write(failure, request, reply));
  if (!request.pendingCaller) return send(error);
  identifyPending(request).then(() => send(error), send);
  return undefined;
}

export function handleFailures(http: FastifyInstance): void {
  http.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, writeProblem));
}

export const unknownAddress = () => failures.notFound('Address');

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
