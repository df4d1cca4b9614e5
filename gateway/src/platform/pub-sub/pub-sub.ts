import type { Logger } from 'pino';
import type { WatchedRedis } from '../observability/gauges/redis-gauges.js';
import type { PubSub } from '../ports/platform.js';
import { Listeners } from './listeners.js';
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

/** Delivers messages within this process, which suffices for one gateway. */
export class LocalPubSub implements PubSub {
  private readonly listeners = new Listeners();

  publish(topic: string, payload: unknown): void {
    this.listeners.deliver(topic, payload);
  }

  subscribe(topic: string, signal?: AbortSignal): AsyncIterableIterator<unknown> {
    return this.listeners.add(topic, signal, () => undefined);
  }

  async close(): Promise<void> {
    this.listeners.endAll();
  }
}
