import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type Problem, readProblem } from './problem.js';

/** The server's codes, and two of our own: no answer came, or one that nobody understands. */
export const failureCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'GONE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'NETWORK',
  'UNKNOWN',
] as const;

export type FailureCode = (typeof failureCodes)[number];

/** What went wrong, in the server's words where it said something. */
export interface Failure {
  readonly message: string;
  readonly code: FailureCode;
  /** Field name to what is wrong with it, as in `{endAt: 'End time must be after start time'}`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** True when the server decided; false when nobody knows whether the request was carried out. */
  readonly decided: boolean;
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return fromProblem(readProblem({ ...first?.extensions, message: first?.message }));
  }
  if (ServerError.is(error)) return beforeGraphql(readProblem(parsed(error.bodyText)));
  return noAnswer(error);
}

/** The server's message, or the given words where it said nothing that helps. */
export function messageOf(error: unknown, fallback: string): string {
  const failure = failureOf(error);
  return failure.decided ? failure.message : fallback;
}

function fromProblem(problem: Problem): Failure {
  const code = failureCodes.find((known) => known === problem.code) ?? 'UNKNOWN';
  return {
    message: problem.message ?? 'Something went wrong on the server. Please try again.',
    code,
    fields: problem.fields,
    requestId: problem.requestId,
    decided: problem.message !== null,
  };
}

/** An answer that came from in front of GraphQL: ours when it carries one of our codes, else some proxy's. */
function beforeGraphql(problem: Problem): Failure {
  const failure = fromProblem(problem);
  return failure.code === 'UNKNOWN' ? noAnswer(null) : failure;
}

function noAnswer(error: unknown): Failure {
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  const message = late
    ? 'The server took too long to answer. Check your connection and try again.'
    : 'The server could not be reached. Check your connection and try again.';
  return { message, code: 'NETWORK', fields: {}, requestId: null, decided: false };
}

/** The body is problem+json (a limit), a GraphQL answer under an error status, or no JSON at all (a proxy). */
function parsed(body: string): unknown {
  try {
    const json: unknown = JSON.parse(body);
    const first = isObject(json) && Array.isArray(json.errors) ? json.errors[0] : null;
    return isObject(first) ? { ...(isObject(first.extensions) ? first.extensions : {}), message: first.message } : json;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
