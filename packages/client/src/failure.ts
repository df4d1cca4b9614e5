import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/**
 * The server's codes, NETWORK for a missing response, and UNKNOWN for an unknown code. A 5xx of a proxy has the code that
 * the server has for it.
 */
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

/** What went wrong, in words for the user: the server's own if it sent a message. */
export interface Failure {
  readonly message: string;
  readonly code: FailureCode;
  /** The error of each field, by name: `{endAt: 'End time must be after start time'}`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the request in the server's log. The message of a failure of the server ends with it. */
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
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return outsideGraphql(error.response, readProblem(parseBody(error.bodyText)));
  }
  return noResponse(error);
}

/**
 * The server's message, or the fallback if it did not respond. A failure of the server is never replaced, and neither is
 * the advice to a user who is offline.
 */
export function messageOf(error: unknown, fallback: string): string {
  const { isOutcomeKnown, code, message } = failureOf(error);
  const isOffline = code === 'NETWORK' && !navigator.onLine;
  return isOutcomeKnown || isOfServer(code) || isOffline ? message : fallback;
}

const isOfServer = (code: FailureCode): boolean => code === 'INTERNAL' || code === 'SERVICE_UNAVAILABLE';

function fromProblem(problem: Problem): Failure {
  const code = failureCodes.find((known) => known === problem.code) ?? 'UNKNOWN';
  const message = problem.message ?? 'Something went wrong on the server. Please try again.';
  return {
    message: isOfServer(code) ? withRequestId(message, problem.requestId) : message,
    code,
    fields: problem.fields,
    requestId: problem.requestId,
    reauth: problem.reauth,
    // The server may have lost its database in the middle of a commit. The same attempt finds out.
    isOutcomeKnown: problem.message !== null && code !== 'SERVICE_UNAVAILABLE',
  };
}

/** A response that did not come from GraphQL. It is the gateway's if it has one of its codes, otherwise a proxy's. */
function outsideGraphql(response: Response, problem: Problem): Failure {
  const { status, headers } = response;
  const requestId = problem.requestId ?? headers.get('x-request-id');
  const failure = fromProblem({ ...problem, requestId });
  if (failure.code !== 'UNKNOWN') return failure;
  const message = response.ok ? unreadable : `The server could not do this (status ${status}). Please try again.`;
  return { ...unknownOutcome(withRequestId(message, requestId), codeOf(status)), requestId };
}

/** Something between the browser and the server has answered, such as the sign-in page of a Wi-Fi network. */
const unreadable = 'The response of the server cannot be read. Please try again.';

function codeOf(status: number): FailureCode {
  if (status < 500) return 'UNKNOWN';
  return [502, 503, 504].includes(status) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL';
}

const withRequestId = (message: string, requestId: string | null): string =>
  requestId ? `${message} Request ID: ${requestId}` : message;

function noResponse(error: unknown): Failure {
  if (!navigator.onLine) return unknownOutcome('You are offline. Connect to the internet and try again.', 'NETWORK');
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const message = isTimeout
    ? 'The server took too long to respond. Please try again.'
    : 'The server could not be reached. Check your connection and try again.';
  return unknownOutcome(message, 'NETWORK');
}

const unknownOutcome = (message: string, code: FailureCode): Failure => ({
  message,
  code,
  fields: {},
  requestId: null,
  reauth: [],
  isOutcomeKnown: false,
});

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

/** The members of a failure that GraphQL and REST have in common. */
interface Problem {
  readonly message: string | null;
  readonly code: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** With FORBIDDEN: how the user can confirm who they are. The same call then succeeds. */
  readonly reauth: readonly string[];
}

/** Reads a problem from any value. Missing and malformed members become null. */
export function readProblem(value: unknown): Problem {
  const members = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : null;
  return {
    message: text(members?.get('message')),
    code: text(members?.get('code')),
    fields: texts(members?.get('fields')),
    requestId: text(members?.get('requestId')),
    reauth: list(members?.get('reauth')),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => text(entry) !== null) : [];
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => text(entry[1]) !== null),
  );
}
