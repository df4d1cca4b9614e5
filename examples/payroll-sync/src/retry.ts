import { Passing, Stopped } from './failures.ts';

export interface Patience {
  /** `Infinity` never gives up. */
  readonly mostTries: number;
  wait(ms: number): Promise<void>;
  /** Told of each failure that is waited for. */
  say(line: string): void;
}

const firstWaitMs = 250;
const longestWaitMs = 30_000;

/**
 * Does the work until it succeeds. After a passing failure it waits, twice as long each time and never longer than half a
 * minute, a random part of it, so that many clients do not come back at once; and never shorter than TimeTrack asks.
 * Every other failure ends it.
 */
export async function patiently<Result>(work: () => Promise<Result>, patience: Patience): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      if (tries >= patience.mostTries) {
        throw new Stopped(`Gave up after ${tries} tries: ${error.message}.`, { cause: error });
      }
      const ms = waitBefore(tries, error.retryAfterMs);
      patience.say(`${error.message}; trying again in ${(ms / 1000).toFixed(1)} s`);
      await patience.wait(ms);
    }
  }
}

function waitBefore(tries: number, retryAfterMs: number): number {
  const wait = Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs);
  return retryAfterMs + wait * (0.5 + Math.random() / 2);
}
