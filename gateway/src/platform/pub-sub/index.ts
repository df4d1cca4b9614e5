import type { Logger } from 'pino';
import { LocalPubSub } from './local-pub-sub.adapter.js';
import type { PubSub } from './pub-sub.js';
import { RedisPubSub } from './redis-pub-sub.adapter.js';

export type { PubSub } from './pub-sub.js';

/** Publishes through Redis if it is configured, otherwise within this process. */
export function createPubSub({ redisUrl, logger }: { redisUrl: string | null; logger: Logger }): PubSub {
  return redisUrl ? new RedisPubSub(redisUrl, logger) : new LocalPubSub();
}
