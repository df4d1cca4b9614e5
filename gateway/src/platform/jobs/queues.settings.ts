import type { QueueOptions, WorkOptions } from 'pg-boss';

/** When a job is retried. */
export interface RetrySettings {
  /** The first retry waits between this and twice this long, at random. Each further retry waits twice as long. */
  readonly firstDelaySeconds: number;
}

/** Five attempts in all. With a first delay of 5 seconds, the last one starts after one to three minutes. */
const maxRetries = 4;

/**
 * A running job sends heartbeats. After ten seconds without one, its gateway counts as dead, and the job is retried.
 */
const heartbeatSeconds = 10;

/** The longest time that a job may run. */
const expireInSeconds = 15 * 60;

/** The queue of jobs whose last retry has failed. */
export const givenUpQueueOf = (name: string) => `${name}.given-up`;

export function queueOptions({ firstDelaySeconds }: RetrySettings): QueueOptions {
  return {
    retryLimit: maxRetries,
    retryDelay: firstDelaySeconds,
    retryBackoff: firstDelaySeconds > 0,
    heartbeatSeconds,
    expireInSeconds,
  };
}

/** A new job wakes a worker immediately. Polling only finds jobs that wait for a retry. */
export const workOptions = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 3,
} satisfies WorkOptions;
