/** An error that a retry can't fix. The message is one sentence for the person who runs the program. */
export class FatalError extends Error {
  override readonly name = 'FatalError';
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, cause }: { readonly exitCode?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** A temporary error: the network, a restart of TimeTrack, or a rate limit. */
export class RetryableError extends Error {
  override readonly name = 'RetryableError';
  /** The wait that TimeTrack asks for, or 0. */
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}
