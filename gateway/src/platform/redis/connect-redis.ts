import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/**
 * A connection that comes back by itself as often as it is lost. Losing Redis is told once, and so is its return:
 * events between gateways and shared limits are worse without it, but nothing stops.
 */
export function connectRedis(url: string, name: string, logger: Logger, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    connectionName: `timetrack-${name}`,
    connectTimeout: 5000,
    // The client's own two seconds would hold up an end while Redis is away.
    disconnectTimeout: 200,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
    ...options,
  });
  let lost = false;
  redis.on('error', (error: Error) => {
    if (lost) return;
    lost = true;
    logger.error({ err: error, connection: name }, 'Redis is out of reach: trying again until it is back');
  });
  redis.on('ready', () => {
    if (lost) logger.info({ connection: name }, 'Redis is back');
    else logger.debug({ connection: name }, 'Redis is connected');
    lost = false;
  });
  return redis;
}

/** Says goodbye where the connection stands, and else just stops trying. */
export async function closeRedis(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') return redis.disconnect();
  await redis.quit().catch(() => redis.disconnect());
}
