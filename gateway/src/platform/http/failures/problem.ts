import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, failures, failureTable, internalFailure } from '../../errors/index.js';
import { failureOf } from './framework-failures.js';

/** A failure as REST tells it: RFC 9457, and what GraphQL tells as well. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId: string;
}

export const problemContentType = 'application/problem+json; charset=utf-8';

/** What the caller is told of a failure; nothing at all of an unknown one. */
export function problemOf(failure: DomainError | null, requestId: string): Problem {
  const { code, status, title } = failure ? failureTable[failure.kind] : internalFailure;
  const message = failure?.message ?? internalFailure.message;
  const fields = failure?.fields;
  return { type: 'about:blank', title, status, detail: message, message, code, ...(fields && { fields }), requestId };
}

/**
 * What may stand on a reply for the answer that a failure takes the place of. A session that was granted on the way has
 * not been stored; the rest tells of a content that is not sent.
 */
const ofTheAnswer = [
  'set-cookie',
  'content-length',
  'content-encoding',
  'content-disposition',
  'etag',
  'last-modified',
] as const;

/** Answers with the problem that an error is, and returns the body that goes out. */
export function writeProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): string {
  const failure = failureOf(error);
  if (!failure) request.log.error({ err: error }, 'the request failed for an unknown reason');
  const problem = problemOf(failure, request.id);
  for (const name of ofTheAnswer) reply.removeHeader(name);
  reply.code(problem.status).headers({ 'content-type': problemContentType, 'cache-control': 'no-store' });
  if (failure?.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  return JSON.stringify(problem);
}

/** Every failure of this instance leaves as a problem, that of an unknown address too. */
export function answerFailures(http: FastifyInstance): void {
  http.setErrorHandler((error, request, reply) => reply.send(writeProblem(error, request, reply)));
}

export const unknownAddress = () => failures.notFound('Address');
