import type { SecurityEventName } from './security-event.js';

export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'unavailable';

/** A message for each invalid field, by its path in the input: `endAt`, `breaks.0.startAt`. */
export type FieldMessages = Readonly<Record<string, string>>;

interface DomainErrorDetails {
  readonly fields?: FieldMessages;
  /** Whole seconds until a retry can succeed. Only with `rate-limited` and `unavailable`. */
  readonly retryAfterSeconds?: number;
  /** The name of the limit that was reached: `requests-per-session`. Only with `rate-limited`. */
  readonly limit?: string;
  /** How the caller can prove again who they are, after which a retry succeeds. Only with `forbidden`. */
  readonly reauth?: readonly ReauthMethod[];
  /** What the request conflicts with, as it is now, by name: `{ timesheet }`. Only with `conflict`. */
  readonly current?: Current;
  /** The security event that it means. By default, 401, 403 and 429 have one each. */
  readonly securityEvent?: SecurityEventName;
}

/** Records as the caller may see them, in the form that REST has for them. */
type Current = Readonly<Record<string, object>>;

export type ReauthMethod = 'PASSWORD';

/**
 * A failure that is reported to the caller, with the same message in every API.
 * `code` is the stable name of the violated rule, for logs and tests: `timesheet.already-open`.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly limit: string | undefined;
  readonly reauth: readonly ReauthMethod[] | undefined;
  readonly current: Current | undefined;
  readonly securityEvent: SecurityEventName | undefined;

  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    message: string,
    details: DomainErrorDetails = {},
  ) {
    super(message);
    Object.assign(this, details);
  }
}

/** The result of a business rule: the violation, or undefined. */
export type Violation = DomainError | undefined;

/** Throws the first violation in the order of the arguments. */
export function enforce(...violations: readonly Violation[]): void {
  const first = violations.find((violation) => violation !== undefined);
  if (first) throw first;
}

/** Why the gateway cannot start, in one sentence for the operator. Printed without a stack trace. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
