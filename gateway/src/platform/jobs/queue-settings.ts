import type { QueueOptions, WorkOptions } from 'pg-boss';

/** How often and how soon a job is tried again. */
export interface RetrySettings {
  /** The second try waits as long as this to twice as long, as chance will have it; each further one twice that. */
  readonly firstDelaySeconds: number;
}

/** Five tries in all: with 5 seconds before the second, the last one begins after one to three minutes. */
const mostRetries = 4;

/**
 * A job says every few seconds that it is still being done. One whose gateway has gone silent for ten seconds is
 * taken from it, and tried again.
 */
const heartbeatSeconds = 10;

/** No job takes this long. */
const expireInSeconds = 15 * 60;

/** Where a job waits to be given up on, once every try has failed. */
export const givenUpQueueOf = (name: string) => `${name}.given-up`;

export function queueOptions({ firstDelaySeconds }: RetrySettings): QueueOptions {
  return {
    retryLimit: mostRetries,
    retryDelay: firstDelaySeconds,
    retryBackoff: firstDelaySeconds > 0,
    heartbeatSeconds,
    expireInSeconds,
  };
}

/** A new job wakes a worker at once; only one that waits for its next try is found by looking. */
export const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 3,
} satisfies WorkOptions;
