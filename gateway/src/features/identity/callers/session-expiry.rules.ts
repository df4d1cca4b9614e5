import type { Config } from '../../../platform/config/config.js';

/** A session whose last use is not after this instant has ended. */
export function unusedBefore(now: Date, { sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>): Date {
  return new Date(now.getTime() - sessionIdleMinutes * 60_000);
}
