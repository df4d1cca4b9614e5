/** Nothing that another try would mend. The message is one sentence for whoever runs this program. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, cause }: { readonly exitCode?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** What may be over in a moment: the network, a restart of TimeTrack, a rate limit. */
export class Passing extends Error {
  override readonly name = 'Passing';
  /** How long TimeTrack asks to be left alone; 0 where it does not say. */
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}
