import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type Problem, readProblem } from './problem.js';

/** The server's codes, NETWORK for a missing response, and UNKNOWN for an unknown code. */
const failureCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'GONE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
  'NETWORK',
  'UNKNOWN',
] as const;

type FailureCode = (typeof failureCodes)[number];

/** What went wrong, with the server's message if it sent one. */
export interface Failure {
  readonly message: string;
  readonly code: FailureCode;
  /** What is wrong with each field, by name: `{endAt: 'End time must be after start time'}`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** How the user can confirm who they are, after which the same call succeeds: `['PASSWORD']`. Usually empty. */
  readonly reauth: readonly string[];
  /** True when the server responded; false when the request may or may not have been executed. */
  readonly isOutcomeKnown: boolean;
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return fromProblem(readProblem({ ...first?.extensions, message: first?.message }));
  }
  if (ServerError.is(error)) return outsideGraphql(readProblem(parseBody(error.bodyText)));
  return noResponse(error);
}

/** The server's message, or the fallback if it did not respond. */
export function messageOf(error: unknown, fallback: string): string {
  const failure = failureOf(error);
  return failure.isOutcomeKnown ? failure.message : fallback;
}

function fromProblem(problem: Problem): Failure {
  const code = failureCodes.find((known) => known === problem.code) ?? 'UNKNOWN';
  return {
    message: problem.message ?? 'Something went wrong on the server. Please try again.',
    code,
    fields: problem.fields,
    requestId: problem.requestId,
    reauth: problem.reauth,
    isOutcomeKnown: problem.message !== null,
  };
}

/** A response that did not come from GraphQL. It is the gateway's if it has one of its codes, otherwise a proxy's. */
function outsideGraphql(problem: Problem): Failure {
  const failure = fromProblem(problem);
  return failure.code === 'UNKNOWN' ? noResponse(null) : failure;
}

function noResponse(error: unknown): Failure {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const message = isTimeout
    ? 'The server took too long to respond. Check your connection and try again.'
    : 'The server could not be reached. Check your connection and try again.';
  return { message, code: 'NETWORK', fields: {}, requestId: null, reauth: [], isOutcomeKnown: false };
}

/** The body is problem+json (a rate limit), a GraphQL response with an error status, or not JSON (a proxy). */
function parseBody(body: string): unknown {
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
