import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit, SlowingLimit } from '../config/config.js';
import { DomainError } from '../errors/index.js';
import type { Clock, RateLimits } from '../ports/platform.js';
import { closeRedis, type RedisConnections } from '../redis/redis.js';
import { digest, SharedCounters } from './shared-counters.js';

/** Shares the limits between gateways through Redis if it is configured, otherwise counts in this process. */
export function createRateLimits(redis: RedisConnections | null, clock: Clock): RateLimits {
  // A sign-in must not wait for an unresponsive Redis. It counts in memory instead.
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1000 };
  return new FlexibleRateLimits(redis?.open('rate-limits', options) ?? null, clock);
}

/** Counts in Redis for all gateways, or in this process without Redis or while it is unreachable. */
class FlexibleRateLimits implements RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  private readonly counters: SharedCounters;

  constructor(
    private readonly redis: Redis | null,
    clock: Clock,
  ) {
    this.counters = new SharedCounters(clock, redis);
  }

  count(limit: RateLimit, key: string): void {
    const wait = this.counters.take(limit, key);
    if (wait > 0) throw tooManyRequests(wait, limit);
  }

  async take(limit: RateLimit, key: string): Promise<void> {
    try {
      await this.limiterOf(limit).consume(digest(key));
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext, limit);
      throw reason;
    }
  }

  async takeSlowly(limit: SlowingLimit, key: string): Promise<() => Promise<void>> {
    const id = digest(key);
    const { attempts, wait } = this.slowLimitersOf(limit);
    const current = await wait.get(id);
    if (current && current.msBeforeNext > 0) throw tooMany(current.msBeforeNext, limit);
    const { consumedPoints } = await attempts.consume(id);
    const excess = consumedPoints - limit.points;
    // Before the attempt runs, so that simultaneous attempts don't share one wait.
    if (excess > 0) await wait.block(id, delaySecondsOf(excess, limit));
    return async () => {
      await attempts.reward(id);
      if (excess > 0) await wait.delete(id);
    };
  }

  async forget(limit: SlowingLimit, key: string): Promise<void> {
    const { attempts, wait } = this.slowLimitersOf(limit);
    await Promise.all([attempts.delete(digest(key)), wait.delete(digest(key))]);
  }

  async refund(limit: RateLimit, key: string): Promise<void> {
    await this.limiterOf(limit).reward(digest(key));
  }

  async close(): Promise<void> {
    this.counters.close();
    if (this.redis) await closeRedis(this.redis);
  }

  private slowLimitersOf(limit: SlowingLimit) {
    return {
      attempts: this.limiterOf({ ...limit, name: `${limit.name}-attempts`, points: Number.MAX_SAFE_INTEGER }),
      wait: this.limiterOf({ name: `${limit.name}-wait`, points: 1, windowSeconds: limit.maxDelaySeconds }),
    };
  }

  private limiterOf({ name, points, windowSeconds }: RateLimit): RateLimiterAbstract {
    return this.limiters.getOrInsertComputed(name, () => {
      const options = { keyPrefix: `timetrack:limit:${name}`, points, duration: windowSeconds };
      const inMemory = new RateLimiterMemory(options);
      if (!this.redis) return inMemory;
      return new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        insuranceLimiter: inMemory,
        rejectIfRedisNotReady: true,
      });
    });
  }
}

type Delays = Pick<SlowingLimit, 'firstDelaySeconds' | 'maxDelaySeconds'>;

/** 1, 2, 4, 8 seconds, and so on. */
export function delaySecondsOf(excess: number, { firstDelaySeconds, maxDelaySeconds }: Delays): number {
  return Math.min(firstDelaySeconds * 2 ** (excess - 1), maxDelaySeconds);
}

function tooMany(milliseconds: number, { name: limit }: RateLimit): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new DomainError('rate-limited', 'tries.too-many', `Too many attempts. Please try again in ${wait}.`, {
    ...{ retryAfterSeconds, limit },
  });
}

function tooManyRequests(milliseconds: number, { name: limit }: RateLimit): DomainError {
  const retryAfterSeconds = Math.ceil(milliseconds / 1000);
  const wait = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
  return new DomainError('rate-limited', 'requests.too-many', `Too many requests. Please try again in ${wait}.`, {
    ...{ retryAfterSeconds, limit },
  });
}
