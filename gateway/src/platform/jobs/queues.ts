import type { QueueOptions, QueuePolicy, WorkOptions } from 'pg-boss';
import type { ScheduledJob } from './job.js';

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
export const abandonedQueueOf = (name: string) => `${name}.given-up`;

export function buildQueueOptions({ firstDelaySeconds }: RetrySettings): QueueOptions {
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

// A line comment, because a cron expression can end a block comment: `*/15 * * * *` for 15, `0 * * * *` for 60.
export function cronOf({ name, everyMinutes }: ScheduledJob): string {
  if (60 % everyMinutes !== 0) throw new Error(`${name} cannot run every ${everyMinutes} minutes: use a divisor of 60`);
  return everyMinutes === 60 ? '0 * * * *' : `*/${everyMinutes} * * * *`;
}

/** `exclusive` keeps a second run out of the queue while one waits or runs. A failed run waits for the next interval. */
export const scheduledQueue = {
  policy: 'exclusive' as QueuePolicy,
  retryLimit: 0,
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 3600,
} satisfies QueueOptions & { policy: QueuePolicy };

export const scheduledWork = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 60,
  heartbeatRefreshSeconds: 3,
} satisfies WorkOptions;
