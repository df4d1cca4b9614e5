import { FatalError, RetryableError } from './errors.ts';

export interface RetryPolicy {
  /** `Infinity` retries forever. */
  readonly maxAttempts: number;
  wait(ms: number): Promise<void>;
  /** Called before each wait with the error and the length of the wait. */
  log(line: string): void;
}

const firstWaitMs = 250;
const longestWaitMs = 30_000;

/**
 * Repeats the work until it succeeds. After a retryable error it waits: twice as long each time, up to half a minute,
 * and never shorter than Retry-After. Part of the wait is random, so that many clients do not come back at the same
 * time. Any other error is rethrown.
 */
export async function retry<Result>(work: () => Promise<Result>, policy: RetryPolicy): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableError)) throw error;
      if (error.hadSucceeded) attempts = 1;
      if (attempts >= policy.maxAttempts) {
        throw new FatalError(`Gave up after ${attempts} attempts: ${error.message}.`, { cause: error });
      }
      const ms = computeWait(attempts, error.retryAfterMs);
      policy.log(`${error.message}; trying again in ${(ms / 1000).toFixed(1)} s`);
      await policy.wait(ms);
    }
  }
}

function computeWait(attempts: number, retryAfterMs: number): number {
  const wait = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return retryAfterMs + wait * (0.5 + Math.random() / 2);
}
