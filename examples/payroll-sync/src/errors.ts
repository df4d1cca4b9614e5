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
  /** The wait in milliseconds from Retry-After, or 0. */
  readonly retryAfterMs: number;
  /** Whether the work succeeded for a while before it failed, so that the waits start over. */
  readonly hadSucceeded: boolean;

  constructor(
    message: string,
    {
      retryAfterMs = 0,
      hadSucceeded = false,
    }: { readonly retryAfterMs?: number; readonly hadSucceeded?: boolean } = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.hadSucceeded = hadSucceeded;
  }
}
