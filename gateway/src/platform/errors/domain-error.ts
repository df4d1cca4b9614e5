/** What went wrong, in the few kinds that a door can tell apart. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited';

/** Message per wrong field, keyed by its path in the input: `endAt`, `breaks.0.startAt`. */
export type FieldMessages = Readonly<Record<string, string>>;

export interface DomainErrorDetails {
  readonly fields?: FieldMessages;
  /** Whole seconds until another try can succeed; only with `rate-limited`. */
  readonly retryAfterSeconds?: number;
}

/**
 * A failure that the caller is told about, in the same words behind every door.
 * `code` is the stable name of the rule that was broken, for logs and tests: `timesheet.already-open`.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly fields: FieldMessages | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    message: string,
    details: DomainErrorDetails = {},
  ) {
    super(message);
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** What a business rule answers: the violation, or nothing. */
export type Violation = DomainError | undefined;

/** Throws the first violation, in the order in which the rules stand. */
export function enforce(...violations: readonly Violation[]): void {
  const first = violations.find((violation) => violation !== undefined);
  if (first) throw first;
}
