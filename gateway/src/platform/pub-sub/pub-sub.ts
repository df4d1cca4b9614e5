import type { Logger } from 'pino';
import type { WatchedRedis } from '../observability/gauges/redis-gauges.js';
import type { PubSub } from '../ports/platform.js';
import { LocalPubSub } from './local-pub-sub.js';
import { RedisPubSub } from './redis-pub-sub.js';

interface PubSubParts {
  readonly redisUrl: string | null;
  readonly logger: Logger;
  readonly redisGauges?: Pick<WatchedRedis, 'add'> | undefined;
}

/** Publishes through Redis if it is configured, otherwise within this process. */
export function createPubSub({ redisUrl, logger, redisGauges }: PubSubParts): PubSub {
  return redisUrl ? new RedisPubSub(redisUrl, logger, redisGauges) : new LocalPubSub();
}
