import { DomainError, type FailureKind, type FieldMessages } from './gateway.js';

export const notForSubscriber = 'event.not-for-subscriber';

export const failures = {
  invalid: (fields: FieldMessages, message = firstOf(fields)) =>
    new DomainError('invalid', 'input.invalid', message, { fields }),
  malformed: (message: string) => new DomainError('invalid', 'input.malformed', message),
  unauthenticated: () => new DomainError('unauthenticated', 'session.missing', 'Please sign in'),
  forbidden: () => new DomainError('forbidden', 'role.not-allowed', 'Your role does not allow this'),
  /** Other work on the same rows takes too long, or had to go first. Nothing was changed. */
  busy: () =>
    new DomainError('unavailable', 'database.busy', 'Someone else is changing the same data. Try again in a moment.', {
      retryAfterSeconds: 2,
    }),
  staleSignIn: () =>
    new DomainError('forbidden', 'session.stale', 'Confirm that it’s you: enter your password again.', {
      reauth: ['PASSWORD'],
    }),
  /** An event about someone whom the subscriber does not reach: nothing is sent. */
  notForSubscriber: () => new DomainError('not-found', notForSubscriber, 'This event is not for you'),
  notFound: (thing: string) => new DomainError('not-found', 'id.unknown', `${thing} not found`),
} as const;

function firstOf(fields: FieldMessages): string {
  return Object.values(fields)[0] ?? 'The input is not valid';
}

/** How one kind of failure is reported: `code` in both APIs, `status` and `title` (RFC 9457) in REST. */
export interface FailureForm {
  readonly code: string;
  readonly status: number;
  readonly title: string;
}

/** Maps each kind of failure to its response. A kind without a row does not compile. */
export const failureTable: Readonly<Record<FailureKind, FailureForm>> = {
  invalid: { code: 'BAD_USER_INPUT', status: 400, title: 'Bad input' },
  unauthenticated: { code: 'UNAUTHENTICATED', status: 401, title: 'Not signed in' },
  forbidden: { code: 'FORBIDDEN', status: 403, title: 'Not allowed' },
  'not-found': { code: 'NOT_FOUND', status: 404, title: 'Not found' },
  conflict: { code: 'CONFLICT', status: 409, title: 'Conflict' },
  gone: { code: 'GONE', status: 410, title: 'Gone' },
  'too-large': { code: 'PAYLOAD_TOO_LARGE', status: 413, title: 'Too large' },
  'unsupported-media': { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, title: 'Unsupported media type' },
  'rate-limited': { code: 'RATE_LIMITED', status: 429, title: 'Too many attempts' },
  unavailable: { code: 'SERVICE_UNAVAILABLE', status: 503, title: 'Temporarily unavailable' },
};

/** The response for every error that is not a `DomainError`. The log has the cause under the request id. */
export const internalFailure: FailureForm & { readonly message: string } = {
  code: 'INTERNAL',
  status: 500,
  title: 'Internal error',
  message: 'Something went wrong on our side. Please try again.',
};

const maxMessage = 500;
const maxName = 100;
const maxFields = 100;

/** Cuts a text that a caller sent before it is repeated in a response: `abcdef` at 4 is `abc…`. */
export function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).toWellFormed()}…`;
}

/** Messages can contain names and values of the caller, so a small request must not get a large response. */
export function shortenMessage(message: string): string {
  return shorten(message, maxMessage);
}

/** The same for the invalid fields of a request, which can be a member of any name, or each entry of a long list. */
export function shortenFields(fields: FieldMessages): FieldMessages {
  const entries = Object.entries(fields).slice(0, maxFields);
  return Object.fromEntries(entries.map(([name, message]) => [shorten(name, maxName), shortenMessage(message)]));
}
