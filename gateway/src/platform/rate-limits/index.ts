import type { Logger } from 'pino';
import { connectRedis } from '../redis/connect-redis.js';
import { FlexibleRateLimits } from './flexible-rate-limits.js';
import type { RateLimits } from './rate-limits.js';

export type { RateLimit, RateLimits } from './rate-limits.js';

/** Shared by all gateways through Redis where there is one, else counted in this process. */
export function createRateLimits({ redisUrl, logger }: { redisUrl: string | null; logger: Logger }): RateLimits {
  if (!redisUrl) return new FlexibleRateLimits(null);
  // A sign-in must not wait for a Redis that does not answer: the count then goes on in memory.
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1000 };
  return new FlexibleRateLimits(connectRedis(redisUrl, 'rate-limits', logger, options));
}
