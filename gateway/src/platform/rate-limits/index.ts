import type { Logger } from 'pino';
import { connectRedis } from '../redis/redis.adapter.js';
import { FlexibleRateLimits } from './rate-limits.adapter.js';
import type { RateLimits } from './rate-limits.js';

export type { RateLimit, RateLimits } from './rate-limits.js';

/** Shares the limits between gateways through Redis if it is configured, otherwise counts in this process. */
export function createRateLimits({ redisUrl, logger }: { redisUrl: string | null; logger: Logger }): RateLimits {
  if (!redisUrl) return new FlexibleRateLimits(null);
  // A sign-in must not wait for an unresponsive Redis. It counts in memory instead.
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1000 };
  return new FlexibleRateLimits(connectRedis(redisUrl, 'rate-limits', logger, options));
}
