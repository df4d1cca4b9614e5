import type { QueueOptions, QueuePolicy, WorkOptions } from 'pg-boss';

/** Work that runs at the start of the gateway and then at intervals, once for all gateways of one database. */
export interface ScheduledJob {
  /** `sweep.expired-sessions` */
  readonly name: string;
  /** A divisor of 60. */
  readonly everyMinutes: number;
  run(): Promise<void>;
}

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
