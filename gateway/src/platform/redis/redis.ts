import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** The connections of this gateway to Redis. */
export class RedisConnections {
  /** By what they are for: `publisher`. */
  readonly byName = new Map<string, Redis>();

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /**
   * Opens a connection that reconnects by itself. It logs the loss of Redis once, and its return: without Redis, events
   * between gateways and shared limits degrade, but the gateway keeps working.
   */
  open(name: string, options: RedisOptions): Redis {
    const redis = new Redis(this.url, {
      connectionName: `timetrack-${name}`,
      connectTimeout: 5000,
      // The default of two seconds would delay the shutdown while Redis is unreachable.
      disconnectTimeout: 200,
      keepAlive: 10_000,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
      ...options,
    });
    let isLost = false;
    redis.on('error', (error: Error) => {
      if (isLost) return;
      isLost = true;
      this.logger.error({ err: error, connection: name }, 'Redis is unreachable: retrying until it is back');
    });
    redis.on('ready', () => {
      if (isLost) this.logger.info({ connection: name }, 'Redis is back');
      else this.logger.debug({ connection: name }, 'Redis is connected');
      isLost = false;
    });
    this.byName.set(name, redis);
    return redis;
  }
}

/** How long a Redis that does not answer may delay the end of the gateway. */
const quitMilliseconds = 500;

/** Closes an open connection gracefully, or stops reconnecting. */
export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') return redis.disconnect();
  const timer = setTimeout(() => redis.disconnect(), quitMilliseconds);
  await redis
    .quit()
    .catch(() => redis.disconnect())
    .finally(() => clearTimeout(timer));
}
